import { type Locale, localeCodes } from '@ochiq/contract/routing/locales';
import type { MarkedText, SearchHit, SearchResponse } from '@ochiq/contract/search/search';
import type { SearchType } from '@ochiq/contract/search/search-terms';
import type { Search } from '@ochiq/search/search';

import type { EntryQuery } from '../history/version';
import { fileLocale, parseEntryPath } from './to-search-document';

/** An entry that the index lists, whether or not the user may read it. */
export type IndexedHit = EntryQuery & { title: MarkedText; excerpt: MarkedText };

/** What the index has for a query. Hits are listed by kind: those of a kind that is not shown cost nothing. */
export type IndexedResults = {
  /** The kinds with hits, those of the best hits first. */
  kinds: readonly SearchType[];
  /** Lists the best hits of a kind in all languages. */
  list: (kind: SearchType) => IndexedHit[];
  /** Returns what was searched for in a language instead of what was typed. */
  getRepaired: (locale: Locale) => string | null;
};

const toHit = ({ path, title, snippet }: SearchHit): IndexedHit[] => {
  const entry = parseEntryPath(path);
  return entry ? [{ ...entry, title, excerpt: snippet }] : [];
};

/**
 * Chooses the languages whose hits are shown: those in which an entry has all words as they were typed; where there is none, those
 * in which a word is only begun, or misspelled. In the others the words are there by chance.
 */
function chooseLocales(responses: ReadonlyMap<Locale, SearchResponse>): Locale[] {
  const withHits = [...responses].filter(([, { total }]) => total > 0);
  const exact = new Set([...responses.values()].flatMap(({ elsewhere }) => elsewhere.map(({ locale }) => locale)));
  const choices = [withHits.filter(([locale]) => exact.has(locale)), withHits.filter(([, { repaired }]) => repaired === null), withHits];
  return (choices.find((some) => some.length > 0) ?? []).map(([locale]) => locale);
}

/**
 * Finds what matches in all languages.
 * @param order the languages, that of the user first
 */
export function findIndexed(entries: Search, q: string, order: readonly Locale[]): IndexedResults {
  const query = { q, year: null, page: 1 } as const;
  const responses = new Map<Locale, SearchResponse>();
  for (const locale of order) {
    const response = entries.search({ ...query, locale, type: null });
    if (response) responses.set(locale, response);
  }
  const locales = chooseLocales(responses);
  const shown = locales.flatMap((locale) => responses.get(locale) ?? []);
  const best = shown.flatMap(({ hits }) => hits.map(({ type }) => type));
  return {
    kinds: [...new Set([...best, ...shown.flatMap(({ types }) => types.map(({ type }) => type))])],
    list: (type) => locales.flatMap((locale) => (entries.search({ ...query, locale, type })?.hits ?? []).flatMap(toHit)),
    getRepaired: (locale) => responses.get(locale)?.repaired ?? null,
  };
}

/** Finds files, by their ids. */
export function findFileHits(files: Search, q: string): { id: number; title: MarkedText; excerpt: MarkedText }[] {
  const response = files.search({ locale: fileLocale, q, type: null, year: null, page: 1 });
  return (response?.hits ?? []).map(({ path, title, snippet }) => ({ id: Number(path), title, excerpt: snippet }));
}

/** Lists the languages, that of the user's panel first. */
export const orderLocales = (preferred: unknown): readonly Locale[] =>
  localeCodes.toSorted((one, other) => Number(other === preferred) - Number(one === preferred));
