import type { Locale } from '@ochiq/contract/locales';

/** Where the description is by which browsers add the site's search to their own. */
export const openSearchPath = (locale: Locale): string => `/opensearch/${locale}.xml`;

/** Where the manifest of the site as an application is. */
export const manifestPath = (locale: Locale): string => `/manifest/${locale}.webmanifest`;

/** The pictures that stand for the site on a home screen: PNG, drawn at the build; their sides in pixels. */
export const icons = [
  { path: '/icons/icon-192.png', side: 192, purpose: 'any' },
  { path: '/icons/icon-512.png', side: 512, purpose: 'any' },
  { path: '/icons/maskable-192.png', side: 192, purpose: 'maskable' },
  { path: '/icons/maskable-512.png', side: 512, purpose: 'maskable' },
] as const;

/** The icon of devices that know no manifest: it fills its whole square. */
export const touchIcon = '/icons/maskable-192.png' satisfies (typeof icons)[number]['path'];

/** The deep lapis of the header. */
export const themeColor = '#0a2547';

/** Folders that hold nothing but files which keep their names whatever is in them. */
export const siteFileFolders = ['sitemaps', 'opensearch', 'manifest', 'feeds', 'calendar', 'data'] as const;

const names: readonly string[] = ['sitemap.xml', 'robots.txt', '.well-known/security.txt', 'data.json'];

/** What is in the columns of an uploaded table lies beside it; editors change it without the table. */
const columnFile = /^media\/[^/]+\.csv-metadata\.json$/u;

/** Whether a name below the served folder is that of a map, a feed, a calendar or data of the site. */
export const isSiteFile = (name: string): boolean =>
  names.includes(name) || columnFile.test(name) || siteFileFolders.some((folder) => name.startsWith(`${folder}/`));
