import { addLocalePrefix } from '@ochiq/contract/routing/path-for';
import { getViewLocale, splitViewPrefix } from '@ochiq/contract/routing/scripts';
import { minPublishedViews, publishedDays } from '@ochiq/contract/wire/page-statistics';

import { readStoredViews } from './view-files.ts';

/** Page views that are published: of a page in a day or a year, or of all other pages in it, which have no path. */
export type PublishedViews = { period: string; language: string; path: string; views: number };

const dayMs = 86_400_000;

/** Sums views by page: `/about`, `/uz/about` and `/uz-cyrl/about` are one. */
function addViews(sums: Map<string, number>, pages: readonly (readonly [path: string, count: number])[]): void {
  for (const [path, count] of pages) {
    const { form, rest } = splitViewPrefix(path);
    const page = addLocalePrefix(getViewLocale(form), rest);
    sums.set(page, (sums.get(page) ?? 0) + count);
  }
}

/** Keeps pages that exist and were read often enough, and sums the others. */
async function toPublished(
  period: string,
  sums: ReadonlyMap<string, number>,
  others: number,
  hasPage: (path: string) => Promise<boolean>,
): Promise<PublishedViews[]> {
  const published: PublishedViews[] = [];
  let rest = others;
  for (const [path, views] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (views >= minPublishedViews && (await hasPage(path)))
      published.push({ period, language: getViewLocale(splitViewPrefix(path).form), path, views });
    else rest += views;
  }
  return rest > 0 ? [...published, { period, language: '', path: '', views: rest }] : published;
}

type PeriodSums = { pages: Map<string, number>; others: number };

/** Sums stored views by the period that they are published under. */
async function sumByPeriod(
  folder: string,
  isWanted: (period: string) => boolean,
  toPeriod: (period: string) => string,
): Promise<ReadonlyMap<string, PeriodSums>> {
  const byPeriod = new Map<string, PeriodSums>();
  for await (const { period, sums } of readStoredViews(folder, isWanted)) {
    const known = byPeriod.get(toPeriod(period)) ?? { pages: new Map<string, number>(), others: 0 };
    addViews(known.pages, sums.pages);
    byPeriod.set(toPeriod(period), { ...known, others: known.others + sums.otherPages });
  }
  return byPeriod;
}

/**
 * Lists the page views that are published: of each of the last days before today, or of a year as far as its months are over, so that
 * two versions of a file never tell what one reader did in between.
 * @param today `YYYY-MM-DD`
 * @param hasPage whether readers find a page at a path: what others make up is not published
 */
export async function listPublishedViews(
  folder: string,
  year: string | undefined,
  today: string,
  hasPage: (path: string) => Promise<boolean>,
): Promise<PublishedViews[]> {
  const first = new Date(Date.parse(today) - publishedDays * dayMs).toISOString().slice(0, 10);
  const month = today.slice(0, 7);
  const byPeriod =
    year === undefined
      ? await sumByPeriod(folder, (period) => period.length === today.length && period >= first && period < today, String)
      : await sumByPeriod(
          folder,
          (period) => period.startsWith(`${year}-`) && period.slice(0, 7) < month,
          () => year,
        );
  const published: PublishedViews[] = [];
  for (const [period, { pages, others }] of byPeriod) published.push(...(await toPublished(period, pages, others, hasPage)));
  return published;
}

const columns = ['period', 'language', 'path', 'views'] as const;

const toCell = (value: string | number): string =>
  /[",\r\n]/u.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** Formats page views as the site's other tables: with the mark of UTF-8, and lines that end with CRLF. */
export const formatViewsCsv = (views: readonly PublishedViews[]): string =>
  `\uFEFF${[columns.join(','), ...views.map((row) => columns.map((column) => toCell(row[column])).join(','))].join('\r\n')}\r\n`;

export const formatViewsJson = (views: readonly PublishedViews[]): string => `${JSON.stringify(views)}\n`;
