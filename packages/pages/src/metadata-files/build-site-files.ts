import { buildCalendarFiles } from '../calendar/build-calendar-files.ts';
import { buildFeedFiles } from '../feeds/build-feed-files.ts';
import { buildCatalogueFiles } from '../open-data/build-catalogue-files.ts';
import { buildColumnFiles } from '../open-data/build-column-files.ts';
import { buildRegisterFiles } from '../open-data/build-register-files.ts';
import type { GeneratedFile } from '../tables/table-files.ts';
import type { SiteFileContext } from './site-file-context.ts';
import { buildOpenSearchFiles } from './open-search.ts';
import { buildRobotsFile } from './robots.ts';
import { buildSecurityFile } from './security-txt.ts';
import { buildSitemapFiles } from './sitemap.ts';
import { buildManifestFiles } from './web-manifest.ts';

/**
 * The builders of the site files, whose names are fixed. Each is a function of the content, the day and the site's
 * address alone: a build and the live publisher produce the same bytes.
 */
export const siteFileBuilders: readonly ((fileContext: SiteFileContext) => GeneratedFile[])[] = [
  buildSitemapFiles,
  (fileContext) => [buildRobotsFile(fileContext)],
  (fileContext) => [buildSecurityFile(fileContext)],
  buildOpenSearchFiles,
  buildManifestFiles,
  buildFeedFiles,
  buildCalendarFiles,
  buildRegisterFiles,
  buildCatalogueFiles,
  buildColumnFiles,
];

/** Builds all site files. */
export const buildSiteFiles = (fileContext: SiteFileContext): GeneratedFile[] => siteFileBuilders.flatMap((make) => make(fileContext));
