import { localeCodes } from '@ochiq/contract/routing/locales';
import { routes } from '@ochiq/contract/routing/routes';

import type { PlannedPage } from '../page.ts';
import type { PageListing } from '../view-models/head.ts';

/** The listings of one sitemap. */
export type SitemapGroup = { name: string; listings: readonly PageListing[] };

/**
 * Returns the name of a page's sitemap: one for each language and kind. Fixed pages are one kind, those of documents
 * one for each route. `null` for an unprefixed page, whose canonical address is another.
 */
export const getSitemapName = ({ form, route }: PlannedPage): string | null =>
  form === 'plain' ? null : `${form}-${routes[route].path.includes(':') ? route : 'pages'}`;

const getLanguageIndex = (name: string) => localeCodes.findIndex((locale) => name.startsWith(`${locale}-`));

/** Merges groups of the same sitemap, sorted by language and name. A single list of a sitemap stays the same object. */
export function mergeSitemapGroups(parts: readonly SitemapGroup[]): SitemapGroup[] {
  const listsByName = new Map<string, (readonly PageListing[])[]>();
  for (const { name, listings } of parts) {
    const known = listsByName.get(name);
    if (known) known.push(listings);
    else if (listings.length > 0) listsByName.set(name, [listings]);
  }
  return [...listsByName]
    .map(([name, lists]) => ({ name, listings: lists.length === 1 && lists[0] ? lists[0] : lists.flat() }))
    .sort((a, b) => getLanguageIndex(a.name) - getLanguageIndex(b.name) || (a.name < b.name ? -1 : 1));
}

/** Builds the sitemap groups of pages. */
export const buildSitemapGroups = (pages: readonly PlannedPage[]): SitemapGroup[] =>
  mergeSitemapGroups(
    pages.flatMap((page) => {
      const name = getSitemapName(page);
      const listing = name === null ? null : page.listing();
      return name === null || listing === null ? [] : [{ name, listings: [listing] }];
    }),
  );
