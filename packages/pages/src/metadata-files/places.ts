import type { Locale } from '@ochiq/contract/routing/locales';

/** Returns the path of the OpenSearch description, by which browsers add the site's search to their own. */
export const getOpenSearchPath = (locale: Locale): string => `/opensearch/${locale}.xml`;

/** Returns the path of the web app manifest. */
export const getManifestPath = (locale: Locale): string => `/manifest/${locale}.webmanifest`;

/** The icons for a home screen: PNG, rendered by the build; sides in pixels. */
export const icons = [
  { path: '/icons/icon-192.png', side: 192, purpose: 'any' },
  { path: '/icons/icon-512.png', side: 512, purpose: 'any' },
  { path: '/icons/maskable-192.png', side: 192, purpose: 'maskable' },
  { path: '/icons/maskable-512.png', side: 512, purpose: 'maskable' },
] as const;

/** The icon for devices without manifest support: it fills its square. */
export const touchIcon = '/icons/maskable-192.png' satisfies (typeof icons)[number]['path'];

/** The deep lapis of the header. */
export const themeColor = '#0a2547';

/** Folders that contain only files with fixed names. */
export const siteFileFolders = ['sitemaps', 'opensearch', 'manifest', 'feeds', 'calendar', 'data'] as const;

const names: readonly string[] = ['sitemap.xml', 'robots.txt', '.well-known/security.txt', 'data.json'];

/** The description of an uploaded table's columns is in the same folder; editors change it without the table. */
const columnFile = /^media\/[^/]+\.csv-metadata\.json$/u;

/** Returns whether a name below the served folder is that of a sitemap, a feed, a calendar or data of the site. */
export const isSiteFile = (name: string): boolean =>
  names.includes(name) || columnFile.test(name) || siteFileFolders.some((folder) => name.startsWith(`${folder}/`));
