import * as z from 'zod/mini';

import { localeCodes, type Locale } from './locales.ts';
import { searchQueryMax, searchTypes, type SearchType } from './search-terms.ts';

export { searchQueryMax, searchTypes, suggestionMin, type SearchType } from './search-terms.ts';

/** Hits on one page of an answer. */
export const searchPageSize = 10;
/** A query in an address is at most this long before anything looks at it, in bytes. */
export const searchQueryBytesMax = 10_000;
/** As many hits can be turned to: who has not found it by then asks more precisely. */
export const searchPagesMax = 100;
/** Suggestions for one beginning. */
export const suggestionsMax = 8;

/** A page as search knows it: what the planner makes and the publisher writes into the index. */
export type SearchDocument = {
  /** The page's path with its language's prefix, perhaps with the place on it: `/uz/news/x`, `/uz/faq#y`. */
  path: string;
  locale: Locale;
  type: SearchType;
  title: string;
  /** One or two sentences under the title; empty where there are none. */
  summary: string;
  /** All other words of the page, one paragraph a line. */
  text: string;
  /** What it is also found by: numbers, names of acts, posts. */
  keywords: string[];
  /** The day it is of, `YYYY-MM-DD`: newer ones come first among equals. */
  date: string | null;
  /** Site paths of the files whose text belongs to it. */
  files: string[];
};

/** What a reader asks. */
export type SearchQuery = {
  locale: Locale;
  /** Trimmed; empty where nothing was asked. */
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
 * The query of an address; a wrong type, year or page is none or the first.
 * @param address its parameters by name
 * @returns null where the words are too long to be a question
 */
export function readSearchQuery(locale: Locale, address: Readonly<Record<string, string>>): SearchQuery | null {
  const { q, type, year, page } = parameters.parse(address);
  return length.safeParse(q).success ? { locale, q, type, year, page } : null;
}

/** The parameters of a query as an address has them: without what goes without saying. */
export function searchParameters({ q, type, year, page }: Omit<SearchQuery, 'locale'>): Record<string, string> {
  return {
    q,
    ...(type !== null && { type }),
    ...(year !== null && { year: String(year) }),
    ...(page > firstPage && { page: String(page) }),
  };
}

const count = z.int().check(z.nonnegative());
const type = z.enum(searchTypes);

/** A text in its own spelling, cut where what was looked for begins and ends. */
export const marked = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
export type Marked = z.output<typeof marked>;

export const searchHit = z.object({
  path: z.string(),
  title: marked,
  /** The place in the text that tells most; empty where the title is all there is. */
  snippet: marked,
  type,
  /** `YYYY-MM-DD`. */
  date: z.nullable(z.string()),
});
export type SearchHit = z.output<typeof searchHit>;

export const searchAnswer = z.object({
  /** How many pages of the site were found, with the filters. */
  total: count,
  /** The page of hits that this is, from 1, and how many there are; 0 where nothing was found. */
  page: count,
  pages: count,
  hits: z.array(searchHit),
  /** What else could be chosen: how many there are of each type (in the chosen year) and year (of the chosen type). */
  types: z.array(z.object({ type, count })),
  years: z.array(z.object({ year: z.int(), count })),
  /** How many pages answer in the other languages. */
  elsewhere: z.array(z.object({ locale: z.enum(localeCodes), count })),
  /** The words as they were understood, where the keyboard's layout or the spelling was repaired. */
  repaired: z.nullable(z.string()),
});
export type SearchAnswer = z.output<typeof searchAnswer>;

export const suggestion = z.object({ path: z.string(), title: marked, type });
export type Suggestion = z.output<typeof suggestion>;

/** What the search box reads. */
export const suggestions = z.array(suggestion);
