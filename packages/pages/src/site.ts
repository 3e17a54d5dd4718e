import { pathForms } from '@ochiq/contract/path-for';
import type { SiteFacts } from '@ochiq/contract/site-facts';

import { alertFiles } from './alert-files.ts';
import { clashesOf } from './clashes.ts';
import type { Content } from './content.ts';
import { ContentError } from './content-problem.ts';
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

export type Site = {
  content: Content;
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
};

/**
 * The site as a function of its content.
 * @throws ContentError naming every entry that can't become a page
 */
export function siteOf(raw: Iterable<RawEntry>, { today, panelUrl, siteUrl, csv = new Map(), pathPrefix = '' }: SiteOptions): Site {
  const { content, problems } = parseContent(raw);
  const allProblems = [...problems, ...missingFrom(content)];
  if (allProblems.length > 0) throw new ContentError(allProblems, panelUrl);

  const tables = readTables(csv);
  const pages = planPages(content, today, tables);
  const reading = readingOf(content, 'plain', today);
  const { redirects, problems: redirectProblems } = redirectsOf(reading, new Set(pages.map(({ path }) => path)));
  const planProblems = [...clashesOf(pages), ...redirectProblems];
  if (planProblems.length > 0) throw new ContentError(planProblems, panelUrl);

  return {
    content,
    pages,
    facts: { profile: theSingle(reading, 'site').entry.profile, redirects },
    media: mediaFilesOf(content),
    cards: cardsOf(pages),
    made: twinsOf(content, tables),
    alert: alertFiles(content, today, pathPrefix),
    files: siteFiles(
      aroundOf({
        readings: pathForms.map((form) => readingOf(content, form, today, tables)),
        siteUrl,
        mapped: () => mappedOf(pages),
      }),
    ),
  };
}
