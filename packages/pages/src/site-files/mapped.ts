import { localeCodes } from '@ochiq/contract/locales';
import { routes } from '@ochiq/contract/routes';

import type { PageListing, PlannedPage } from '../page.ts';

/** What one map tells search engines of. */
export type Mapped = { name: string; listings: readonly PageListing[] };

/**
 * The map that a page belongs to: one for each language and kind. Pages of fixed addresses are one kind, those of
 * documents one for each route. `null` where the page has its own address elsewhere.
 */
export const mapNameOf = ({ form, route }: PlannedPage): string | null =>
  form === 'plain' ? null : `${form}-${routes[route].path.includes(':') ? route : 'pages'}`;

const languageOf = (name: string) => localeCodes.findIndex((locale) => name.startsWith(`${locale}-`));

/** Puts together what is of the same map, by language and name. What is alone in its map stays the same list. */
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

/** What the maps tell of these pages. */
export const mappedOf = (pages: readonly PlannedPage[]): Mapped[] =>
  gathered(
    pages.flatMap((page) => {
      const name = mapNameOf(page);
      const listing = name === null ? null : page.listing();
      return name === null || listing === null ? [] : [{ name, listings: [listing] }];
    }),
  );
