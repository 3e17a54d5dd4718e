import type { Locale } from './locales.ts';
import type { SearchType } from './search-terms.ts';

/** Where search answers a script: the same question as the search page's. */
export const searchData = (locale: Locale): string => `/${locale}/search.json`;

/** Where a script asks how a beginning may go on. */
export const suggestionsData = (locale: Locale): string => `/${locale}/search/suggestions.json`;

/** Where a browser's own search field asks the same, as OpenSearch has it: `["su", ["Suv kodeksi"]]`. */
export const browserSuggestionsData = (locale: Locale): string => `/${locale}/search/browser-suggestions.json`;

/** Why a script gets no answer: the words are too long, search cannot be reached, or too many ask at once. */
export type SearchProblem = 'too-long' | 'unavailable' | 'busy';

/** What the search page is called once it answers a question. */
export const searchTitle = (q: string, title: string): string => (q === '' ? title : `${q} – ${title}`);

/**
 * What the edge knows of an answer. In the places of the built page that the edge fills (`data-place`), an element
 * stays where one of the facts in its `data-when` holds; all others go.
 */
export type SearchFact =
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

/** What the edge writes into an element that names it in `data-slot`: a text, with what matched marked; a control's value. */
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

/** Where a link leads that names it in `data-href`. */
export type SearchAddress = 'everything' | 'any-type' | 'any-year' | `type:${SearchType}` | `in:${Locale}` | 'previous' | 'next' | 'path';

/** What is there several times: an element that names it in `data-each` is repeated. */
export type SearchList = 'hits' | 'years' | 'pages';
