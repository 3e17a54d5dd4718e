import * as z from 'zod/mini';

import { localeCodes, type Locale } from '../routing/locales.ts';
import { searchQueryMax, searchTypes, type SearchType } from './search-terms.ts';

export { searchQueryMax, searchTypes, suggestionMin, type SearchType } from './search-terms.ts';

/** Hits on one page of a search response. */
export const searchPageSize = 10;
/** Maximum length of a query in an address before it is parsed, in bytes. */
export const searchQueryBytesMax = 10_000;
/** The maximum number of pages of hits: beyond it, a narrower query helps more. */
export const searchPagesMax = 100;
/** Suggestions for one beginning. */
export const suggestionsMax = 8;

/** A page in the search index: built by the planner, written into the index by the publisher. */
export type SearchDocument = {
  /** The page's path with its locale prefix, optionally with a fragment: `/uz/news/x`, `/uz/faq#y`. */
  path: string;
  locale: Locale;
  type: SearchType;
  title: string;
  /** One or two sentences under the title; empty where there are none. */
  summary: string;
  /** All other words of the page, one paragraph a line. */
  text: string;
  /** Further search terms: numbers, names of acts, posts. */
  keywords: string[];
  /** Its date, `YYYY-MM-DD`: newer ones come first among equal hits. */
  date: string | null;
  /** Site paths of the files whose text belongs to it. */
  files: string[];
};

/** A reader's search query. */
export type SearchQuery = {
  locale: Locale;
  /** Trimmed; empty where there is no query. */
  q: string;
  type: SearchType | null;
  year: number | null;
  /** From 1. */
  page: number;
};

const firstPage = 1;
const parameters = z.object({
  q: z.catch(z.string().check(z.trim()), ''),
  type: z.catch(z.nullable(z.enum(searchTypes)), null),
  year: z.catch(z.nullable(z.coerce.number().check(z.int(), z.gte(1900), z.lte(2999))), null),
  page: z.catch(z.coerce.number().check(z.int(), z.gte(firstPage), z.lte(searchPagesMax)), firstPage),
});
const length = z.string().check(z.maxLength(searchQueryMax));

/**
 * Reads the search query of an address; an invalid type or year is ignored, an invalid page is the first.
 * @param address its parameters by name
 * @returns null where the query is too long
 */
export function readSearchQuery(locale: Locale, address: Readonly<Record<string, string>>): SearchQuery | null {
  const { q, type, year, page } = parameters.parse(address);
  return length.safeParse(q).success ? { locale, q, type, year, page } : null;
}

/** Returns the parameters of a query for an address, without defaults. */
export function toSearchParameters({ q, type, year, page }: Omit<SearchQuery, 'locale'>): Record<string, string> {
  return {
    q,
    ...(type !== null && { type }),
    ...(year !== null && { year: String(year) }),
    ...(page > firstPage && { page: String(page) }),
  };
}

const count = z.int().check(z.nonnegative());
const type = z.enum(searchTypes);

/** A text in its original spelling, split at the matches. */
export const markedText = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
export type MarkedText = z.output<typeof markedText>;

export const searchHit = z.object({
  path: z.string(),
  title: markedText,
  /** The most relevant excerpt of the text; empty where there is only a title. */
  snippet: markedText,
  type,
  /** `YYYY-MM-DD`. */
  date: z.nullable(z.string()),
});
export type SearchHit = z.output<typeof searchHit>;

export const searchResponse = z.object({
  /** How many pages of the site were found, with the filters. */
  total: count,
  /** The page of hits that this is, from 1, and how many there are; 0 where nothing was found. */
  page: count,
  pages: count,
  hits: z.array(searchHit),
  /** The facets: the number of hits of each type (in the chosen year) and of each year (of the chosen type). */
  types: z.array(z.object({ type, count })),
  years: z.array(z.object({ year: z.int(), count })),
  /** The number of hits in the other languages. */
  elsewhere: z.array(z.object({ locale: z.enum(localeCodes), count })),
  /** The corrected query, where the keyboard layout or the spelling was repaired. */
  repaired: z.nullable(z.string()),
});
export type SearchResponse = z.output<typeof searchResponse>;

export const suggestion = z.object({ path: z.string(), title: markedText, type });
export type Suggestion = z.output<typeof suggestion>;

/** The response that the search box reads. */
export const suggestions = z.array(suggestion);
