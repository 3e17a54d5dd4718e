import type { Locale } from './locales.ts';
import type { SearchType } from '../search/search-terms.ts';

/** Returns the path of the search endpoint for scripts: the same query as that of the search page. */
export const getSearchDataPath = (locale: Locale): string => `/${locale}/search.json`;

/** Returns the path of the endpoint that completes the beginning of a query. */
export const getSuggestionsPath = (locale: Locale): string => `/${locale}/search/suggestions.json`;

/**
 * Returns the path of the same endpoint for a browser's search field, as OpenSearch defines it: `["su", ["Suv
 * kodeksi"]]`.
 */
export const getBrowserSuggestionsPath = (locale: Locale): string => `/${locale}/search/browser-suggestions.json`;

/** Why a search fails: the query is too long, search is unavailable, or too many searches run concurrently. */
export type SearchProblem = 'too-long' | 'unavailable' | 'busy';

/** Formats the title of the search page for a query. */
export const formatSearchTitle = (q: string, title: string): string => (q === '' ? title : `${q} – ${title}`);

/**
 * A condition that holds for a search response. In the parts of the built page that the edge fills (`data-place`), an
 * element stays where one of the conditions in its `data-when` holds; all others are removed.
 */
export type SearchCondition =
  | 'idle'
  | 'asked'
  | 'found'
  | 'nothing'
  | 'too-long'
  | 'unavailable'
  | 'repaired'
  | 'narrowed'
  | 'elsewhere'
  | `elsewhere:${Locale}`
  | `total:${Intl.LDMLPluralRule}`
  | 'types'
  | 'years'
  | 'any-type'
  | 'any-year'
  | `type:${SearchType}`
  | `chosen:${SearchType}`
  | 'pages'
  | 'previous'
  | 'next'
  /** Of a hit. */
  | 'snippet'
  | 'date'
  /** Of a year or a page: it is the one that is shown; a page that is one, or a gap between pages. */
  | 'current'
  | 'page'
  | 'gap';

/**
 * A value that the edge writes into an element that names it in `data-slot`: a text, with its matches marked; the value
 * of a control.
 */
export type SearchSlot =
  | 'q'
  | 'type'
  | 'year'
  | 'total'
  | 'repaired'
  | `count:${SearchType | Locale}`
  /** Of a hit. */
  | 'title'
  | 'snippet'
  | 'date'
  /** Of a year. */
  | 'count'
  /** Of a page. */
  | 'number';

/** The target of a link that names it in `data-href`. */
export type SearchAddress = 'everything' | 'any-type' | 'any-year' | `type:${SearchType}` | `in:${Locale}` | 'previous' | 'next' | 'path';

/** A list: an element that names it in `data-each` is repeated for each item. */
export type SearchList = 'hits' | 'years' | 'pages';
