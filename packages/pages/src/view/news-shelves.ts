import type { Entry } from '@ochiq/contract/content-types';

import { versionFor } from '../content.ts';
import { newestFirst } from '../format/order.ts';
import type { Reading } from '../reading.ts';
import { archivedPages, idsOfPage } from '../stable-pages.ts';

/** Which news: all of it, that of a year, or that of a category or tag by its id. */
export type ShelfName = 'all' | 'pinned' | `year ${string}` | `label ${string}`;

/** News in the reader's language, newest first, by ids; and how much more there is in other languages. */
export type Shelf = { ids: string[]; elsewhere: number };

const empty: Shelf = { ids: [], elsewhere: 0 };
const year = 'year ';

export const yearOf = ({ date }: Entry<'news'>) => date.slice(0, 4);

function shelvesWith(news: Entry<'news'>): ShelfName[] {
  const labels = new Set([news.category, ...news.tags]);
  const names = [...labels].map((label): ShelfName => `label ${label}`);
  return ['all', ...(news.pinned ? ['pinned' as const] : []), `year ${yearOf(news)}`, ...names];
}

const newest = newestFirst<Entry<'news'>>(({ date }) => date);

function sorted({ content, locale }: Reading): Record<string, Shelf> {
  const versions = [...content.news.values()].map((document) => versionFor(document, locale));
  const shelves: Record<string, Shelf> = {};
  for (const { entry, foreign } of versions.sort((a, b) => newest(a.entry, b.entry))) {
    for (const name of shelvesWith(entry)) {
      const shelf = (shelves[name] ??= { ids: [], elsewhere: 0 });
      if (foreign) shelf.elsewhere += 1;
      else shelf.ids.push(entry.documentId);
    }
  }
  return shelves;
}

/** All news is looked through once a change; what asks for less than all hears only of changes in that. */
const shelvesOf = (reading: Reading) => reading.remember(`news shelves ${reading.locale}`, () => sorted(reading));

/** News under a name. */
export const shelfOf = (reading: Reading, name: ShelfName): Shelf =>
  reading.remember(`news shelf ${reading.locale} ${name}`, () => shelvesOf(reading)[name] ?? empty);

/** How much news in the reader's language is under a name. */
export const countOf = (reading: Reading, name: ShelfName): number =>
  reading.remember(`news count ${reading.locale} ${name}`, () => shelfOf(reading, name).ids.length);

/** Whether there is any: a category, a tag or a year without news has no page. */
export const hasNews = (reading: Reading, name: ShelfName): boolean =>
  reading.remember(`news there ${reading.locale} ${name}`, () => countOf(reading, name) > 0);

/** How much more there is in other languages. */
export const elsewhereOf = (reading: Reading, name: ShelfName): number =>
  reading.remember(`news elsewhere ${reading.locale} ${name}`, () => shelfOf(reading, name).elsewhere);

/** The ids of the newest, pinned ones first where that is wished. */
export function newestIds(reading: Reading, length: number, order: 'pinned-first' | 'newest-first' = 'newest-first'): string[] {
  return reading.remember(`news ${order} ${reading.locale} ${String(length)}`, () => {
    const pinned = order === 'pinned-first' ? shelfOf(reading, 'pinned').ids : [];
    const others = shelfOf(reading, 'all').ids.filter((id) => !pinned.includes(id));
    return [...pinned, ...others].slice(0, length);
  });
}

/** How many numbered pages the news under a name fills. */
export const pageCountOf = (reading: Reading, name: ShelfName, perPage: number): number =>
  reading.remember(`news pages ${reading.locale} ${name} ${String(perPage)}`, () => archivedPages(countOf(reading, name), perPage));

/** The ids on a page of the news under a name. @param number `null` for the list's own page, the newest */
export const idsOnPage = (reading: Reading, name: ShelfName, perPage: number, number: number | null): string[] =>
  reading.remember(`news page ${reading.locale} ${name} ${String(perPage)} ${String(number)}`, () =>
    idsOfPage(shelfOf(reading, name).ids, perPage, number),
  );

/** The years that have news in the reader's language, the newest first. */
export const yearsOf = (reading: Reading): string[] =>
  reading.remember(`news years ${reading.locale}`, () =>
    Object.entries(shelvesOf(reading))
      .flatMap(([name, { ids }]) => (name.startsWith(year) && ids.length > 0 ? [name.slice(year.length)] : []))
      .sort()
      .reverse(),
  );
