import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import type { MarkedText, SearchHit, SearchResponse } from '@ochiq/contract/search/search';
import type { Search } from '@ochiq/search/search';

import type { EntryQuery } from '../history/version';
import { fileLocale, parseEntryPath } from './to-search-document';

/** An entry that the index lists, whether or not the user may read it. */
export type IndexedHit = EntryQuery & { title: MarkedText; excerpt: MarkedText };

/** Hits in one language, and how what was typed was read in it. */
type LocaleHits = { locale: Locale; repaired: string | null; hits: IndexedHit[] };

const toHit = ({ path, title, snippet }: SearchHit): IndexedHit[] => {
  const entry = parseEntryPath(path);
  return entry ? [{ ...entry, title, excerpt: snippet }] : [];
};

/** Runs a query in one language: the best hits of each type. */
function searchLocale({ search }: Search, locale: Locale, q: string, all: SearchResponse): LocaleHits {
  const query = { locale, q, year: null, page: 1 } as const;
  const hits = all.types.flatMap(({ type }) => search({ ...query, type })?.hits ?? []);
  return { locale, repaired: all.repaired, hits: hits.flatMap(toHit) };
}

/**
 * Chooses the languages whose hits are shown: those in which an entry has all words as they were typed; where there is none, those
 * in which a word is only begun, or misspelled. In the others the words are there by chance.
 */
function chooseLocales(responses: ReadonlyMap<Locale, SearchResponse>): Locale[] {
  const withHits = [...responses].filter(([, { total }]) => total > 0);
  const exact = new Set([...responses.values()].flatMap(({ elsewhere }) => elsewhere.map(({ locale }) => locale)));
  const choices = [
    withHits.filter(([locale]) => exact.has(locale)),
    withHits.filter(([, { repaired }]) => repaired === null),
    withHits,
  ];
  return (choices.find((some) => some.length > 0) ?? []).map(([locale]) => locale);
}

/**
 * Finds what matches in all languages, by language; the best of each type are first.
 * @param order the languages, that of the user first
 */
export function findIndexedHits(entries: Search, q: string, order: readonly Locale[]): LocaleHits[] {
  const responses = new Map<Locale, SearchResponse>();
  for (const locale of order) {
    const response = entries.search({ locale, q, type: null, year: null, page: 1 });
    if (response) responses.set(locale, response);
  }
  return chooseLocales(responses).flatMap((locale) => {
    const all = responses.get(locale);
    return all ? [searchLocale(entries, locale, q, all)] : [];
  });
}

/** Finds files, by their ids. */
export function findFileHits(files: Search, q: string): { id: number; title: MarkedText; excerpt: MarkedText }[] {
  const response = files.search({ locale: fileLocale, q, type: null, year: null, page: 1 });
  return (response?.hits ?? []).map(({ path, title, snippet }) => ({ id: Number(path), title, excerpt: snippet }));
}

/** Lists the languages, that of the user's panel first. */
export const orderLocales = (preferred: unknown): readonly Locale[] =>
  localeCodes.toSorted((one, other) => Number(other === preferred) - Number(one === preferred));
