import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/locales';

import { archiveOf, frontLength, type ArchivePage, type Dated } from '../archive/archive.ts';
import { wayThrough, type Way } from '../archive/pagination.ts';
import { versionFor } from '../content.ts';
import { newestFirst } from '../format/order.ts';
import { inLanguage, type Reading } from '../reading.ts';

/** Which news: all of it, that of a year, or that of a category or tag by its id. */
export type ShelfName = 'all' | 'pinned' | `year ${string}` | `label ${string}`;

/** News in the reader's language, newest first; and how much more there is in other languages. */
type Shelf = { news: Dated[]; elsewhere: number };

const empty: Shelf = { news: [], elsewhere: 0 };
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
  for (const { documentId, date, foreign, names } of places) {
    for (const name of names) {
      const shelf = (byName[name] ??= { news: [], elsewhere: 0 });
      if (foreign) shelf.elsewhere += 1;
      else shelf.news.push({ id: documentId, day: date });
    }
  }
  return { newest: places[0]?.documentId ?? null, byName };
}

/** All news is looked through once a change; what asks for less than all hears only of changes in that. */
const shelvesOf = (reading: Reading) => reading.remember(`news shelves ${reading.locale}`, () => sorted(reading));

/** The newest of all, whatever its language. */
export const newestId = (reading: Reading): string | null =>
  reading.remember(`newest news ${reading.locale}`, () => shelvesOf(reading).newest);

const shelfOf = (reading: Reading, name: ShelfName): Shelf =>
  reading.remember(`news shelf ${reading.locale} ${name}`, () => shelvesOf(reading).byName[name] ?? empty);

/** The ids of the news in the reader's language under a name, the newest first. */
export const idsUnder = (reading: Reading, name: ShelfName): string[] =>
  reading.remember(`news ids ${reading.locale} ${name}`, () => shelfOf(reading, name).news.map(({ id }) => id));

/** How much news in the reader's language is under a name. */
export const countOf = (reading: Reading, name: ShelfName): number =>
  reading.remember(`news count ${reading.locale} ${name}`, () => shelfOf(reading, name).news.length);

/** Whether there is any: a category, a tag or a year without news has no page. */
export const hasNews = (reading: Reading, name: ShelfName): boolean =>
  reading.remember(`news there ${reading.locale} ${name}`, () => countOf(reading, name) > 0);

/** How much more there is in other languages. */
export const elsewhereOf = (reading: Reading, name: ShelfName): number =>
  reading.remember(`news elsewhere ${reading.locale} ${name}`, () => shelfOf(reading, name).elsewhere);

/** The ids of the newest, pinned ones first where that is wished. */
export function newestIds(reading: Reading, length: number, order: 'pinned-first' | 'newest-first' = 'newest-first'): string[] {
  return reading.remember(`news ${order} ${reading.locale} ${String(length)}`, () => {
    const pinned = order === 'pinned-first' ? idsUnder(reading, 'pinned') : [];
    const others = idsUnder(reading, 'all').filter((id) => !pinned.includes(id));
    return [...pinned, ...others].slice(0, length);
  });
}

const isYear = (name: ShelfName) => name.startsWith(year);

/** All pages of the archive of the news under a name, the newest first; none where the list's own page shows everything. */
const archiveUnder = (reading: Reading, name: ShelfName, perPage: number): ArchivePage[] =>
  reading.remember(`news archive ${reading.locale} ${name} ${String(perPage)}`, () => {
    const { news } = shelfOf(reading, name);
    return frontLength(news.length, perPage) < news.length ? archiveOf(news, isYear(name) ? 'year' : 'all') : [];
  });

/** The names of the pages of the archive, the newest first. */
export const archiveNames = (reading: Reading, name: ShelfName, perPage: number): string[] =>
  reading.remember(`news archive names ${reading.locale} ${name} ${String(perPage)}`, () =>
    archiveUnder(reading, name, perPage).map((page) => page.name),
  );

/** The ids on a list's own page, the newest. */
export const frontIds = (reading: Reading, name: ShelfName, perPage: number): string[] =>
  reading.remember(`news front ${reading.locale} ${name} ${String(perPage)}`, () => {
    const ids = idsUnder(reading, name);
    return ids.slice(0, frontLength(ids.length, perPage));
  });

/** The period of a page of the archive; `null` where there is none of that name. */
const periodAt = (reading: Reading, name: ShelfName, perPage: number, page: string): string | null =>
  reading.remember(
    `news archive period ${reading.locale} ${name} ${String(perPage)} ${page}`,
    () => archiveUnder(reading, name, perPage).find((one) => one.name === page)?.period ?? null,
  );

/** Whether a language's archive has the same page: where there is less news, a period of the same name may be a longer one. */
export const isArchivedIn = (reading: Reading, locale: Locale, name: ShelfName, perPage: number, page: string): boolean =>
  periodAt(inLanguage(reading, locale), name, perPage, page) === periodAt(reading, name, perPage, page);

/** A page of the archive. @throws the archive has none of that name */
export const archivePage = (reading: Reading, name: ShelfName, perPage: number, page: string): ArchivePage =>
  reading.remember(`news archive page ${reading.locale} ${name} ${String(perPage)} ${page}`, () => {
    const found = archiveUnder(reading, name, perPage).find((one) => one.name === page);
    if (!found) throw new Error(`The archive of ${name} has no page ${page}`);
    return found;
  });

/** The name of the page of the archive that an item stands on; `null` where the list has no archive, or no such item. */
export const pageWith = (reading: Reading, name: ShelfName, perPage: number, id: string): string | null =>
  reading.remember(
    `news archive page with ${reading.locale} ${name} ${String(perPage)} ${id}`,
    () => archiveUnder(reading, name, perPage).find(({ ids }) => ids.includes(id))?.name ?? null,
  );

/** The way on from a page of the news under a name. @param page `null` for the list's own page */
export const wayFrom = (reading: Reading, name: ShelfName, perPage: number, page: string | null): Way =>
  reading.remember(`news way ${reading.locale} ${name} ${String(perPage)} ${String(page)}`, () => {
    // The first that the list's own page does not show.
    const next = idsUnder(reading, name)[perPage];
    const beyond = next === undefined ? null : pageWith(reading, name, perPage, next);
    return wayThrough(archiveUnder(reading, name, perPage), page, beyond);
  });

/** The years that have news in the reader's language, the newest first. */
export const yearsOf = (reading: Reading): string[] =>
  reading.remember(`news years ${reading.locale}`, () =>
    Object.entries(shelvesOf(reading).byName)
      .flatMap(([name, { news }]) => (name.startsWith(year) && news.length > 0 ? [name.slice(year.length)] : []))
      .sort()
      .reverse(),
  );
