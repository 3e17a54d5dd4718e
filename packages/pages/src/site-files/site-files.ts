import { calendarFiles } from '../calendar/calendar-files.ts';
import { feedFiles } from '../feeds/feed-files.ts';
import { catalogueFiles } from '../open-data/catalogue-files.ts';
import { columnFiles } from '../open-data/column-files.ts';
import { registerFiles } from '../open-data/register-files.ts';
import type { MadeFile } from '../table-files.ts';
import type { Around } from './around.ts';
import { openSearchFiles } from './open-search.ts';
import { robotsFile } from './robots.ts';
import { securityFile } from './security-txt.ts';
import { sitemapFiles } from './sitemap.ts';
import { manifestFiles } from './web-manifest.ts';

/**
 * The builders of the site files, whose names are fixed. Each is a function of the content, the day and the site's
 * address alone: a build and the live publisher produce the same bytes.
 */
export const fileMakers: readonly ((around: Around) => MadeFile[])[] = [
  sitemapFiles,
  (around) => [robotsFile(around)],
  (around) => [securityFile(around)],
  openSearchFiles,
  manifestFiles,
  feedFiles,
  calendarFiles,
  registerFiles,
  catalogueFiles,
  columnFiles,
];

/** Builds all site files. */
export const siteFiles = (around: Around): MadeFile[] => fileMakers.flatMap((make) => make(around));
