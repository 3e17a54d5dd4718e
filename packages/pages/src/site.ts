import { normalizePath } from '@ochiq/contract/routing/match-path';
import { localePrefixes } from '@ochiq/contract/routing/path-for';
import type { SiteFacts } from '@ochiq/contract/wire/site-facts';

import { createAlertFiles } from './create-alert-files.ts';
import { resolvePathConflicts } from './clashes.ts';
import type { Content } from './content/content.ts';
import { ContentError, findMissingContent, type ContentProblem } from './content/content-problem.ts';
import { createLinkTargets } from './create-link-targets.ts';
import { findPagesWithoutPlace } from './content/pages-without-place.ts';
import { listMediaFiles, type MediaFile } from './content/media-files.ts';
import type { PlannedPage } from './page.ts';
import { parseContent, type RawEntry } from './content/parse-content.ts';
import { planPages } from './plan.ts';
import { createRenderContext } from './render-context.ts';
import { resolveRedirects } from './redirects.ts';
import { buildSiteFacts } from './build-site-facts.ts';
import { createSiteFileContext } from './metadata-files/site-file-context.ts';
import { buildSitemapGroups } from './metadata-files/sitemap-group.ts';
import { buildSiteFiles } from './metadata-files/build-site-files.ts';
import { readTables, convertTableFiles, type GeneratedFile } from './tables/table-files.ts';
import type { Card } from './view-models/card.ts';
import type { IsFileMissing } from './content/without-missing-files.ts';

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
  made: GeneratedFile[];
  /** The files of the emergency banner; their names do not change with their content. */
  alert: GeneratedFile[];
  /** Sitemaps, feeds, calendars and data of the site; the names of these files do not change with their content. */
  files: GeneratedFile[];
};

/** Collects the social cards of pages, each once. */
function collectCards(pages: readonly PlannedPage[]): Card[] {
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
  /** Whether the edge counts page views, and publishes them as data. */
  arePagesCounted?: boolean;
  /** Tells which files are missing; what shows them is left out. */
  isFileMissing?: IsFileMissing;
};

/**
 * The maximum percentage of entries that may be left out. More of them at once are no editor's slip but a fault of the
 * code: the old site is the better one.
 */
const maxLeftOutPercent = 5;

/**
 * Builds the site as a function of its content. An invalid entry is left out and reported: it delays no other.
 * @throws ContentError listing the content that a site requires, or all problems where there are too many
 */
export function buildSite(
  raw: Iterable<RawEntry>,
  { today, panelUrl, siteUrl, csv = new Map(), pathPrefix = '', arePagesCounted = false, isFileMissing }: SiteOptions,
): Site {
  const entries = [...raw];
  const { content, problems } = parseContent(entries, isFileMissing);
  const missing = findMissingContent(content);
  const invalidCount = new Set(problems.map(({ type, documentId, locale }) => `${type} ${documentId} ${locale}`)).size;
  if (missing.length > 0 || invalidCount * 100 > Math.max(entries.length, 100) * maxLeftOutPercent)
    throw new ContentError([...problems, ...missing], panelUrl);

  const tables = readTables(csv);
  // Pages are built only after all are planned: by then the existing paths are known.
  const knownPaths = new Set<string>();
  const targets = createLinkTargets(siteUrl, (path) => knownPaths.has(path));
  const { lists, problems: conflicts } = resolvePathConflicts([planPages(content, today, { tables, targets, arePagesCounted })]);
  const pages = lists.flat();
  const context = createRenderContext(content, 'plain', today);
  const { redirects, problems: redirectProblems } = resolveRedirects(context, new Set(pages.map(({ path }) => path)));
  for (const path of [...pages.map((page) => page.path), ...redirects.map(({ from }) => normalizePath(from))]) knownPaths.add(path);

  return {
    content,
    leftOut: [...problems, ...conflicts, ...redirectProblems, ...findPagesWithoutPlace(content)],
    pages,
    facts: buildSiteFacts(context, redirects),
    media: listMediaFiles(content),
    cards: collectCards(pages),
    made: convertTableFiles(content, tables),
    alert: createAlertFiles(content, today, pathPrefix, targets),
    files: buildSiteFiles(
      createSiteFileContext({
        readings: localePrefixes.map((form) => createRenderContext(content, form, today, { tables, targets, arePagesCounted })),
        siteUrl,
        mapped: () => buildSitemapGroups(pages),
      }),
    ),
  };
}
