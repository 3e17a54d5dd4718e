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

const yearOf = ({ date }: Entry<'news'>) => date.slice(0, 4);

/** All that decides where a news item stands: a change of anything else moves nothing. */
type Place = { documentId: string; date: string; foreign: boolean; names: ShelfName[] };

function placeOf({ content, locale }: Reading, documentId: string): Place | null {
  const document = content.news.get(documentId);
  if (!document) return null;
  const { entry, foreign } = versionFor(document, locale);
  const labels = new Set([entry.category, ...entry.tags]);
  const names = [...labels].map((label): ShelfName => `label ${label}`);
  return {
    documentId,
    date: entry.date,
    foreign: foreign !== null,
    names: ['all', ...(entry.pinned ? ['pinned' as const] : []), `year ${yearOf(entry)}`, ...names],
  };
}

type Shelves = { newest: string | null; byName: Record<string, Shelf> };

/** Every shelf filled in one walk through all news, the newest first. */
function sorted(reading: Reading): Shelves {
  const { content, locale, remember } = reading;
  const places = [...content.news.keys()]
    .flatMap((id) => remember(`news place ${locale} ${id}`, () => placeOf(reading, id)) ?? [])
    .sort(newestFirst(({ date }) => date));
  const byName: Record<string, Shelf> = {};
  for (const { documentId, foreign, names } of places) {
    for (const name of names) {
      const shelf = (byName[name] ??= { ids: [], elsewhere: 0 });
      if (foreign) shelf.elsewhere += 1;
      else shelf.ids.push(documentId);
    }
  }
  return { newest: places[0]?.documentId ?? null, byName };
}

/** All news is looked through once a change; what asks for less than all hears only of changes in that. */
const shelvesOf = (reading: Reading) => reading.remember(`news shelves ${reading.locale}`, () => sorted(reading));

/** The newest of all, whatever its language. */
export const newestId = (reading: Reading): string | null =>
  reading.remember(`newest news ${reading.locale}`, () => shelvesOf(reading).newest);

/** News under a name. */
export const shelfOf = (reading: Reading, name: ShelfName): Shelf =>
  reading.remember(`news shelf ${reading.locale} ${name}`, () => shelvesOf(reading).byName[name] ?? empty);

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
    Object.entries(shelvesOf(reading).byName)
      .flatMap(([name, { ids }]) => (name.startsWith(year) && ids.length > 0 ? [name.slice(year.length)] : []))
      .sort()
      .reverse(),
  );
