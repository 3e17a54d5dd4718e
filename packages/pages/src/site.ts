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
  /** What is published and not on the site, because it does not fit or stands in the way of something else. */
  leftOut: ContentProblem[];
  pages: PlannedPage[];
  facts: SiteFacts;
  media: MediaFile[];
  /** The pictures that stand for pages where they are shared, each once. */
  cards: Card[];
  /** Files that the site makes of its content, beside its pages. */
  made: MadeFile[];
  /** What everybody must know now, beside the pages; the names of these files do not change with them. */
  alert: MadeFile[];
  /** Maps, feeds, calendars and data of the site; the names of these files do not change with them. */
  files: MadeFile[];
};

/** The cards of pages, each once. */
export function cardsOf(pages: readonly PlannedPage[]): Card[] {
  const cards = pages.filter(({ form }) => form !== 'plain').flatMap((page) => page.card() ?? []);
  return [...new Map(cards.map((card) => [card.path, card])).values()];
}

type SiteOptions = {
  /** The day the pages are made for, `YYYY-MM-DD` in Tashkent. */
  today: string;
  /** Where the panel is, for the addresses in error messages. */
  panelUrl: string;
  /** The texts of the datasets' files that may hold tables, by the place where the site keeps them (`tableSources`). */
  csv?: ReadonlyMap<string, string>;
  /** The public address of the site, for files that are read elsewhere; a trailing slash is nothing. */
  siteUrl: string;
  /** The path that the whole site is under: empty, or `/x`. */
  pathPrefix?: string;
  /** Files that can't be had any more; what shows them is left out. */
  isFileMissing?: IsFileMissing;
};

/** So many of a hundred entries may be left out. More of them at once is no editor's slip but a fault of the code: the old site is the better one. */
const mostLeftOut = 5;

/**
 * Returns the site as a function of its content. An entry that does not fit is left out and named: it holds up no other.
 * @throws ContentError naming what no site can be made without, or all that does not fit where that is too much
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
  // Pages are made only after all are planned: by then it is known what is there.
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
