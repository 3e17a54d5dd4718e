import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';

import { archiveOf, frontLength, type ArchivePage, type Dated } from '../archive/archive.ts';
import { wayThrough, type Way } from '../archive/pagination.ts';
import { versionFor } from '../content.ts';
import { newestFirst } from '../format/order.ts';
import { inLanguage, type Reading } from '../reading.ts';

/** The key of a news index: all news, that of a year, or that of a category or tag by its id. */
export type ShelfName = 'all' | 'pinned' | `year ${string}` | `label ${string}`;

/** News in the reader's language, newest first; and the number of further items in other languages. */
type Shelf = { news: Dated[]; elsewhere: number };

const empty: Shelf = { news: [], elsewhere: 0 };
const year = 'year ';

const yearOf = ({ date }: Entry<'news'>) => date.slice(0, 4);

/** The fields that decide the position of a news item: a change of any other field moves nothing. */
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

/** Builds all indexes in one pass over the news, the newest first. */
function sorted(reading: Reading): Shelves {
  const { content, locale, remember } = reading;
  const places = [...content.news.keys()]
    .flatMap((id) => remember(`news place ${locale} ${id}`, () => placeOf(reading, id)) ?? [])
    .sort(newestFirst(({ date }) => date));
  const byName: Record<string, Shelf> = {};
  for (const { documentId, date, foreign, names } of places) {
    for (const name of names) {
      const shelf = (byName[name] ??= { news: [], elsewhere: 0 });
      if (foreign) shelf.elsewhere += 1;
      else shelf.news.push({ id: documentId, day: date });
    }
  }
  return { newest: places[0]?.documentId ?? null, byName };
}

/** Returns all indexes, computed once per change; what depends on a part is only notified of changes in that part. */
const shelvesOf = (reading: Reading) => reading.remember(`news shelves ${reading.locale}`, () => sorted(reading));

/** Returns the id of the newest item in any language. */
export const newestId = (reading: Reading): string | null =>
  reading.remember(`newest news ${reading.locale}`, () => shelvesOf(reading).newest);

const shelfOf = (reading: Reading, name: ShelfName): Shelf =>
  reading.remember(`news shelf ${reading.locale} ${name}`, () => shelvesOf(reading).byName[name] ?? empty);

/** Lists the ids of an index in the reader's language, the newest first. */
export const idsUnder = (reading: Reading, name: ShelfName): string[] =>
  reading.remember(`news ids ${reading.locale} ${name}`, () => shelfOf(reading, name).news.map(({ id }) => id));

/** Counts the news of an index in the reader's language. */
export const countOf = (reading: Reading, name: ShelfName): number =>
  reading.remember(`news count ${reading.locale} ${name}`, () => shelfOf(reading, name).news.length);

/** Returns whether an index has news: a category, a tag or a year without news has no page. */
export const hasNews = (reading: Reading, name: ShelfName): boolean =>
  reading.remember(`news there ${reading.locale} ${name}`, () => countOf(reading, name) > 0);

/** Counts the news of an index that exists in other languages only. */
export const elsewhereOf = (reading: Reading, name: ShelfName): number =>
  reading.remember(`news elsewhere ${reading.locale} ${name}`, () => shelfOf(reading, name).elsewhere);

/** Lists the ids of the newest items, optionally with pinned ones first. */
export function newestIds(reading: Reading, length: number, order: 'pinned-first' | 'newest-first' = 'newest-first'): string[] {
  return reading.remember(`news ${order} ${reading.locale} ${String(length)}`, () => {
    const pinned = order === 'pinned-first' ? idsUnder(reading, 'pinned') : [];
    const others = idsUnder(reading, 'all').filter((id) => !pinned.includes(id));
    return [...pinned, ...others].slice(0, length);
  });
}

const isYear = (name: ShelfName) => name.startsWith(year);

/** Returns the archive of an index, the newest page first; empty where the list's own page shows everything. */
const archiveUnder = (reading: Reading, name: ShelfName, perPage: number): ArchivePage[] =>
  reading.remember(`news archive ${reading.locale} ${name} ${String(perPage)}`, () => {
    const { news } = shelfOf(reading, name);
    return frontLength(news.length, perPage) < news.length ? archiveOf(news, isYear(name) ? 'year' : 'all') : [];
  });

/** Lists the names of the archive pages, the newest first. */
export const archiveNames = (reading: Reading, name: ShelfName, perPage: number): string[] =>
  reading.remember(`news archive names ${reading.locale} ${name} ${String(perPage)}`, () =>
    archiveUnder(reading, name, perPage).map((page) => page.name),
  );

/** Lists the ids on a list's own page, the newest. */
export const frontIds = (reading: Reading, name: ShelfName, perPage: number): string[] =>
  reading.remember(`news front ${reading.locale} ${name} ${String(perPage)}`, () => {
    const ids = idsUnder(reading, name);
    return ids.slice(0, frontLength(ids.length, perPage));
  });

/** Returns the period of an archive page; `null` where there is no page of that name. */
const periodAt = (reading: Reading, name: ShelfName, perPage: number, page: string): string | null =>
  reading.remember(
    `news archive period ${reading.locale} ${name} ${String(perPage)} ${page}`,
    () => archiveUnder(reading, name, perPage).find((one) => one.name === page)?.period ?? null,
  );

/**
 * Returns whether a language's archive has the same page: with less news, a page of the same name may cover a longer
 * period.
 */
export const isArchivedIn = (reading: Reading, locale: Locale, name: ShelfName, perPage: number, page: string): boolean =>
  periodAt(inLanguage(reading, locale), name, perPage, page) === periodAt(reading, name, perPage, page);

/**
 * Returns a page of the archive.
 * @throws the archive has none of that name
 */
export const archivePage = (reading: Reading, name: ShelfName, perPage: number, page: string): ArchivePage =>
  reading.remember(`news archive page ${reading.locale} ${name} ${String(perPage)} ${page}`, () => {
    const found = archiveUnder(reading, name, perPage).find((one) => one.name === page);
    if (!found) throw new Error(`The archive of ${name} has no page ${page}`);
    return found;
  });

/** Finds the name of the archive page with an item; `null` where the list has no archive, or no such item. */
export const pageWith = (reading: Reading, name: ShelfName, perPage: number, id: string): string | null =>
  reading.remember(
    `news archive page with ${reading.locale} ${name} ${String(perPage)} ${id}`,
    () => archiveUnder(reading, name, perPage).find(({ ids }) => ids.includes(id))?.name ?? null,
  );

/**
 * Returns the links from a page of an index.
 * @param page `null` for the list's own page
 */
export const wayFrom = (reading: Reading, name: ShelfName, perPage: number, page: string | null): Way =>
  reading.remember(`news way ${reading.locale} ${name} ${String(perPage)} ${String(page)}`, () => {
    // The first item that the list's own page does not show.
    const next = idsUnder(reading, name)[perPage];
    const beyond = next === undefined ? null : pageWith(reading, name, perPage, next);
    return wayThrough(archiveUnder(reading, name, perPage), page, beyond);
  });

/** Lists the years that have news in the reader's language, the newest first. */
export const yearsOf = (reading: Reading): string[] =>
  reading.remember(`news years ${reading.locale}`, () =>
    Object.entries(shelvesOf(reading).byName)
      .flatMap(([name, { news }]) => (name.startsWith(year) && news.length > 0 ? [name.slice(year.length)] : []))
      .sort()
      .reverse(),
  );
