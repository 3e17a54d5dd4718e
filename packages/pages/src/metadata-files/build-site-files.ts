import { addLocalePrefix, pathFor } from '@ochiq/contract/routing/path-for';
import { defaultLocale, localeCodes, locales, type Locale } from '@ochiq/contract/routing/locales';
import { viewPrefixes } from '@ochiq/contract/routing/scripts';
import { getBrowserSuggestionsPath } from '@ochiq/contract/routing/search-place';

import { buildCalendarFiles } from '../calendar/build-calendar-files.ts';
import { feedFileBuilders } from '../feeds/build-feed-files.ts';
import { buildCatalogueFiles } from '../open-data/build-catalogue.ts';
import { buildColumnFiles } from '../open-data/build-column-files.ts';
import { buildRegisterFiles } from '../open-data/build-register-files.ts';
import type { GeneratedFile } from '../tables/table-files.ts';
import { getBasePath, toAbsoluteUrl, type SiteFileContext } from './site-file-context.ts';
import { buildSitemapFiles } from './sitemap.ts';
import { getSingle } from '../render-context.ts';
import { getManifestPath, getOpenSearchPath, icons, themeColor } from './places.ts';
import { createXmlElement, serializeXml } from '../xml/xml.ts';

const securityPath = '/.well-known/security.txt';

/**
 * Returns the expiry: the first day of the seventh month after the one that the pages are built for, more than half a
 * year away and less than the year that RFC 9116 recommends. It advances with the day that the site is planned for,
 * once a month.
 */
export function getExpiry(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + 7, 1)).toISOString().replace('.000Z', 'Z');
}

/** Builds `security.txt`, the contact for vulnerability reports (RFC 9116). */
function buildSecurityFile(fileContext: SiteFileContext): GeneratedFile {
  const context = fileContext.readings[defaultLocale];
  const { entry: site } = getSingle(context, 'site');
  const lines = [
    `Contact: mailto:${encodeURI(site.email)}`,
    `Expires: ${getExpiry(context.today)}`,
    `Preferred-Languages: ${localeCodes.map((code) => locales[code].tag).join(', ')}`,
    `Canonical: ${toAbsoluteUrl(fileContext, securityPath)}`,
  ];
  return { to: securityPath, text: `${lines.join('\n')}\n` };
}

/** The maximum lengths of the format. */
const maxLengths = { shortName: 16, longName: 48, description: 1024 } as const;

/** Truncates a text between words; within the first word where it is too long. */
function truncateText(text: string, length: number): string {
  const letters = Array.from(text);
  if (letters.length <= length) return text;
  const cut = letters.slice(0, length + 1).join('');
  const words = cut.replace(/\s+\S*$/u, '');
  return words === cut ? letters.slice(0, length).join('') : words;
}

function buildOpenSearchText(fileContext: SiteFileContext, locale: Locale): string {
  const { entry: site } = getSingle(fileContext.readings[locale], 'site');
  const search = toAbsoluteUrl(fileContext, pathFor('search', locale, {}));
  const suggestions = toAbsoluteUrl(fileContext, getBrowserSuggestionsPath(locale));
  const self = toAbsoluteUrl(fileContext, getOpenSearchPath(locale));
  return serializeXml(
    createXmlElement('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
      createXmlElement('ShortName', {}, [truncateText(site.shortName, maxLengths.shortName)]),
      createXmlElement('LongName', {}, [truncateText(site.shortName, maxLengths.longName)]),
      createXmlElement('Description', {}, [truncateText(site.name, maxLengths.description)]),
      createXmlElement('Url', { type: 'text/html', method: 'get', template: `${search}?q={searchTerms}` }),
      createXmlElement('Url', { type: 'application/x-suggestions+json', method: 'get', template: `${suggestions}?q={searchTerms}` }),
      createXmlElement('Url', { type: 'application/opensearchdescription+xml', rel: 'self', template: self }),
      createXmlElement('Image', { width: '16', height: '16', type: 'image/svg+xml' }, [toAbsoluteUrl(fileContext, '/favicon.svg')]),
      createXmlElement('Language', {}, [locales[locale].tag]),
      createXmlElement('InputEncoding', {}, ['UTF-8']),
      createXmlElement('OutputEncoding', {}, ['UTF-8']),
    ]),
  );
}

/** Builds one OpenSearch description per language. */
const buildOpenSearchFiles = (fileContext: SiteFileContext): GeneratedFile[] =>
  localeCodes.map((locale) => ({ to: getOpenSearchPath(locale), text: buildOpenSearchText(fileContext, locale) }));

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
  const disallowed = viewPrefixes.flatMap((form) => [`${pathFor('search', form, {})}?`, addLocalePrefix(form, '/sign-in/')]);
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
  ...feedFileBuilders,
  buildCalendarFiles,
  buildRegisterFiles,
  buildCatalogueFiles,
  buildColumnFiles,
];

/** Builds all site files. */
export const buildSiteFiles = (fileContext: SiteFileContext): GeneratedFile[] => siteFileBuilders.flatMap((make) => make(fileContext));
