import { localeCodes } from '@ochiq/contract/locales';
import { routes } from '@ochiq/contract/routes';

import type { PageListing, PlannedPage } from '../page.ts';

/** The listings of one sitemap. */
export type Mapped = { name: string; listings: readonly PageListing[] };

/**
 * Returns the name of a page's sitemap: one for each language and kind. Fixed pages are one kind, those of documents
 * one for each route. `null` for an unprefixed page, whose canonical address is another.
 */
export const mapNameOf = ({ form, route }: PlannedPage): string | null =>
  form === 'plain' ? null : `${form}-${routes[route].path.includes(':') ? route : 'pages'}`;

const languageOf = (name: string) => localeCodes.findIndex((locale) => name.startsWith(`${locale}-`));

/** Merges groups of the same sitemap, sorted by language and name. A single list of a sitemap stays the same object. */
export function gathered(parts: readonly Mapped[]): Mapped[] {
  const found = new Map<string, (readonly PageListing[])[]>();
  for (const { name, listings } of parts) {
    const known = found.get(name);
    if (known) known.push(listings);
    else if (listings.length > 0) found.set(name, [listings]);
  }
  return [...found]
    .map(([name, lists]) => ({ name, listings: lists.length === 1 && lists[0] ? lists[0] : lists.flat() }))
    .sort((a, b) => languageOf(a.name) - languageOf(b.name) || (a.name < b.name ? -1 : 1));
}

/** Builds the sitemap groups of pages. */
export const mappedOf = (pages: readonly PlannedPage[]): Mapped[] =>
  gathered(
    pages.flatMap((page) => {
      const name = mapNameOf(page);
      const listing = name === null ? null : page.listing();
      return name === null || listing === null ? [] : [{ name, listings: [listing] }];
    }),
  );
