import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import { addLocalePrefix } from '@ochiq/contract/routing/path-for';
import { getViewLocale, splitViewPrefix } from '@ochiq/contract/routing/scripts';
import {
  maxListedViews,
  type PageStatistics,
  type PageViews,
  type StatisticsPeriod,
  type ViewDay,
} from '@ochiq/contract/wire/page-statistics';

/** The document whose page is at a path: `null` for a page of none, undefined where there is no page. */
export type FindPageEntry = (path: string) => { type: ContentTypeName; documentId: string } | null | undefined;

const dayMs = 24 * 60 * 60 * 1000;

/** Lists the days of a period, `YYYY-MM-DD`, up to today. */
export const listPeriodDays = (period: StatisticsPeriod, today: string): string[] =>
  Array.from({ length: period }, (_, index) => new Date(Date.parse(today) - (period - 1 - index) * dayMs).toISOString().slice(0, 10));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function sumCounts(lists: readonly (readonly (readonly [key: string, count: number])[])[]): [key: string, count: number][] {
  const sums = new Map<string, number>();
  for (const list of lists) for (const [key, count] of list) sums.set(key, (sums.get(key) ?? 0) + count);
  return [...sums].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

/** Returns the path of a page with its language in it: `/about`, `/uz/about` and `/uz-cyrl/about` are one page. */
function toPageKey(path: string): { path: string; locale: Locale } {
  const { form, rest } = splitViewPrefix(path);
  const locale = getViewLocale(form);
  return { path: addLocalePrefix(locale, rest), locale };
}

/** Sums page views by page: those of pages that exist, and all others together. */
function sumPages(days: readonly ViewDay[], findEntry: FindPageEntry): Pick<PageStatistics, 'pages' | 'otherPages'> {
  const byPage = sumCounts(days.map(({ pages }) => pages.map(([path, count]) => [toPageKey(path).path, count])));
  const pages = byPage.flatMap(([path, views]): PageViews[] => {
    const entry = findEntry(path);
    return entry === undefined ? [] : [{ path, locale: toPageKey(path).locale, views, entry }];
  });
  const listed = pages.slice(0, maxListedViews.pages);
  const all = sum(byPage.map(([, views]) => views)) + sum(days.map(({ otherPages }) => otherPages));
  return { pages: listed, otherPages: all - sum(listed.map(({ views }) => views)) };
}

/** Sums what was counted in a period, for the panel. @param today `YYYY-MM-DD` */
export function sumViews(counted: readonly ViewDay[], period: StatisticsPeriod, today: string, findEntry: FindPageEntry): PageStatistics {
  const calendar = listPeriodDays(period, today);
  const days = counted.filter(({ day }) => calendar.includes(day));
  const referrers = sumCounts(days.map((day) => day.referrers));
  const listed = referrers.slice(0, maxListedViews.referrers);
  const searches = sumCounts(days.map((day) => day.searches.map(([locale, words, count]) => [`${locale} ${words}`, count])));
  return {
    state: 'on',
    from: calendar[0] ?? today,
    to: today,
    views: sum(days.map(({ views }) => views)),
    days: calendar.map((day) => ({ day, views: sum(days.filter((one) => one.day === day).map(({ views }) => views)) })),
    ...sumPages(days, findEntry),
    referrers: listed.map(([host, views]) => ({ host, views })),
    otherReferrers: sum(referrers.slice(listed.length).map(([, views]) => views)) + sum(days.map(({ otherReferrers }) => otherReferrers)),
    searches: searches
      .slice(0, maxListedViews.searches)
      .map(([key, count]) => ({ locale: key.slice(0, 2) as Locale, words: key.slice(3), count })),
  };
}
