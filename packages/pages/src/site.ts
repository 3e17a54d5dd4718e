import { canonicalPath } from '@ochiq/contract/match-path';
import { pathForms } from '@ochiq/contract/path-for';
import type { SiteFacts } from '@ochiq/contract/site-facts';

import { alertFiles } from './alert-files.ts';
import { settleClashes } from './clashes.ts';
import type { Content } from './content.ts';
import { ContentError, type ContentProblem } from './content-problem.ts';
import { linkTargets } from './link-targets.ts';
import { missingFrom } from './missing-content.ts';
import { mediaFilesOf, type MediaFile } from './media-files.ts';
import type { PlannedPage } from './page.ts';
import { parseContent, type RawEntry } from './parse-content.ts';
import { planPages } from './plan.ts';
import { readingOf, theSingle } from './reading.ts';
import { redirectsOf } from './redirects.ts';
import { aroundOf } from './site-files/around.ts';
import { mappedOf } from './site-files/mapped.ts';
import { siteFiles } from './site-files/site-files.ts';
import { readTables, twinsOf, type MadeFile } from './table-files.ts';
import type { Card } from './view/card.ts';
import type { IsFileMissing } from './without-missing-files.ts';

export type Site = {
  content: Content;
  /** Published entries that are not on the site, because they are invalid or conflict with others. */
  leftOut: ContentProblem[];
  pages: PlannedPage[];
  facts: SiteFacts;
  media: MediaFile[];
  /** The social cards, each once. */
  cards: Card[];
  /** The files generated from content, in addition to the pages. */
  made: MadeFile[];
  /** The files of the emergency banner; their names do not change with their content. */
  alert: MadeFile[];
  /** Sitemaps, feeds, calendars and data of the site; the names of these files do not change with their content. */
  files: MadeFile[];
};

/** Collects the social cards of pages, each once. */
export function cardsOf(pages: readonly PlannedPage[]): Card[] {
  const cards = pages.filter(({ form }) => form !== 'plain').flatMap((page) => page.card() ?? []);
  return [...new Map(cards.map((card) => [card.path, card])).values()];
}

type SiteOptions = {
  /** The day the pages are built for, `YYYY-MM-DD` in Tashkent. */
  today: string;
  /** The address of the panel, for links in error messages. */
  panelUrl: string;
  /** The texts of the datasets' files that may hold tables, by their path on the site (`listTableSources`). */
  csv?: ReadonlyMap<string, string>;
  /** The public address of the site, for files that are read outside it; a trailing slash is ignored. */
  siteUrl: string;
  /** The base path of the site: empty, or `/x`. */
  pathPrefix?: string;
  /** Tells which files are missing; what shows them is left out. */
  isFileMissing?: IsFileMissing;
};

/**
 * The maximum percentage of entries that may be left out. More of them at once are no editor's slip but a fault of the
 * code: the old site is the better one.
 */
const mostLeftOut = 5;

/**
 * Builds the site as a function of its content. An invalid entry is left out and reported: it delays no other.
 * @throws ContentError listing the content that a site requires, or all problems where there are too many
 */
export function siteOf(
  raw: Iterable<RawEntry>,
  { today, panelUrl, siteUrl, csv = new Map(), pathPrefix = '', isFileMissing }: SiteOptions,
): Site {
  const entries = [...raw];
  const { content, problems } = parseContent(entries, isFileMissing);
  const missing = missingFrom(content);
  const unfit = new Set(problems.map(({ type, documentId, locale }) => `${type} ${documentId} ${locale}`)).size;
  if (missing.length > 0 || unfit * 100 > Math.max(entries.length, 100) * mostLeftOut)
    throw new ContentError([...problems, ...missing], panelUrl);

  const tables = readTables(csv);
  // Pages are built only after all are planned: by then the existing paths are known.
  const places = new Set<string>();
  const targets = linkTargets(siteUrl, (path) => places.has(path));
  const { lists, problems: clashes } = settleClashes([planPages(content, today, { tables, targets })]);
  const pages = lists.flat();
  const reading = readingOf(content, 'plain', today);
  const { redirects, problems: redirectProblems } = redirectsOf(reading, new Set(pages.map(({ path }) => path)));
  for (const path of [...pages.map((page) => page.path), ...redirects.map(({ from }) => canonicalPath(from))]) places.add(path);

  return {
    content,
    leftOut: [...problems, ...clashes, ...redirectProblems],
    pages,
    facts: { profile: theSingle(reading, 'site').entry.profile, redirects },
    media: mediaFilesOf(content),
    cards: cardsOf(pages),
    made: twinsOf(content, tables),
    alert: alertFiles(content, today, pathPrefix, targets),
    files: siteFiles(
      aroundOf({
        readings: pathForms.map((form) => readingOf(content, form, today, { tables, targets })),
        siteUrl,
        mapped: () => mappedOf(pages),
      }),
    ),
  };
}
