import { localePrefixes, pathFor, addLocalePrefix } from '@ochiq/contract/routing/path-for';
import { localeCodes, locales, type Locale } from '@ochiq/contract/routing/locales';

import { buildCalendarFiles } from '../calendar/build-calendar-files.ts';
import { buildFeedFiles } from '../feeds/build-feed-files.ts';
import { buildCatalogueFiles } from '../open-data/build-catalogue-files.ts';
import { buildColumnFiles } from '../open-data/build-column-files.ts';
import { buildRegisterFiles } from '../open-data/build-register-files.ts';
import type { GeneratedFile } from '../tables/table-files.ts';
import { type SiteFileContext, toAbsoluteUrl, getBasePath } from './site-file-context.ts';
import { buildOpenSearchFiles } from './open-search.ts';
import { buildSecurityFile } from './security-txt.ts';
import { buildSitemapFiles } from './sitemap.ts';
import { getSingle } from '../render-context.ts';
import { icons, getManifestPath, themeColor } from './places.ts';

function buildManifestText({ readings, siteUrl }: SiteFileContext, locale: Locale): string {
  const { entry: site } = getSingle(readings[locale], 'site');
  const { tag, dir } = locales[locale];
  const base = getBasePath(siteUrl);
  const drawn = icons.map(({ path, side, purpose }) => ({
    src: base + path,
    sizes: `${String(side)}x${String(side)}`,
    type: 'image/png',
    purpose,
  }));
  const manifest = {
    id: `${base}/`,
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    lang: tag,
    dir,
    start_url: base + pathFor('home', locale, {}),
    scope: `${base}/`,
    display: 'minimal-ui',
    theme_color: themeColor,
    background_color: '#ffffff',
    icons: [{ src: `${base}/favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...drawn],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Builds one manifest per language (W3C Web Application Manifest). */
const buildManifestFiles = (fileContext: SiteFileContext): GeneratedFile[] =>
  localeCodes.map((locale) => ({ to: getManifestPath(locale), text: buildManifestText(fileContext, locale) }));

/**
 * Builds `robots.txt` (RFC 9309): crawlers may read everything except search results, of which there is no end, and
 * sign-in.
 */
function buildRobotsFile(fileContext: SiteFileContext): GeneratedFile {
  const base = getBasePath(fileContext.siteUrl);
  const disallowed = localePrefixes.flatMap((form) => [`${pathFor('search', form, {})}?`, addLocalePrefix(form, '/sign-in/')]);
  const lines = [
    'User-agent: *',
    'Allow: /',
    ...disallowed.map((path) => `Disallow: ${base}${path}`),
    '',
    `Sitemap: ${toAbsoluteUrl(fileContext, '/sitemap.xml')}`,
  ];
  return { to: '/robots.txt', text: `${lines.join('\n')}\n` };
}

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
