import { localeCodes, type Locale, type Localized } from '@ochiq/contract/routing/locales';
import { addLocalePrefix } from '@ochiq/contract/routing/path-for';

import type { RenderContext } from '../render-context.ts';
import type { SitemapGroup } from './sitemap-group.ts';

/** The inputs of the site files. */
export type SiteFileContext = {
  /** The render context of each language. */
  readings: Localized<RenderContext>;
  /** The public address of the site, with its base path and without a trailing slash. */
  siteUrl: string;
  /** Returns the sitemap listings of the site's pages, grouped by sitemap. */
  mapped: () => readonly SitemapGroup[];
};

/** Returns the host of the site's address, with its port. */
export const getHost = (siteUrl: string): string => siteUrl.replace(/^[a-z]+:\/\//u, '').replace(/\/.*$/u, '');

/** Returns the base path of the site: empty, or `/x`. */
export const getBasePath = (siteUrl: string): string => siteUrl.replace(/^[a-z]+:\/\/[^/]*/u, '');

/** Returns the absolute address of a path of this site; an absolute address is returned unchanged. */
export const toAbsoluteUrl = ({ siteUrl }: Pick<SiteFileContext, 'siteUrl'>, place: string): string =>
  place.startsWith('/') ? siteUrl + place : place;

/** Returns the absolute address of what an editor entered, a path of this site in a language. */
export const toLocalizedUrl = (fileContext: Pick<SiteFileContext, 'siteUrl'>, locale: Locale, url: string): string =>
  toAbsoluteUrl(fileContext, url.startsWith('/') ? addLocalePrefix(locale, url) : url);

/** Finds the latest of some instants in the same format; `null` of none. */
export const findNewest = (instants: readonly string[]): string | null => [...instants].sort().at(-1) ?? null;

/**
 * Creates the inputs of the site files.
 * @param contexts one for each locale prefix
 */
export function createSiteFileContext({
  readings,
  siteUrl,
  ...rest
}: Omit<SiteFileContext, 'readings'> & { readings: readonly RenderContext[] }): SiteFileContext {
  const contextsByLocale = localeCodes.map((locale) => [locale, readings.find(({ form }) => form === locale)]);
  return { ...rest, readings: Object.fromEntries(contextsByLocale) as Localized<RenderContext>, siteUrl: siteUrl.replace(/\/+$/u, '') };
}
