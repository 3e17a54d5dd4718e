import { localeCodes, mapLocales, type Locale } from '@ochiq/contract/routing/locales';
import { searchPageSize, searchQueryMax, type SearchHit, type SearchQuery, type SearchResponse } from '@ochiq/contract/search/search';

import type { Connection } from '../index/connection.ts';
import { getRowDocumentId, getRowType } from '../index/row-id.ts';
import { applyFilters } from './scored-rows.ts';
import { createFinder, type QueryMatches } from './query-matches.ts';
import { createLru } from './create-lru.ts';
import { createMatcher, splitAtMatches, type Matcher } from './mark.ts';
import { createPageNames, createResultPages } from './result-pages.ts';
import { rankRows } from './rank-rows.ts';
import { createSnippet } from './create-snippet.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createBeginningFilter } from '../words/beginning.ts';
import { getForms, getFormsAt } from '../words/word-forms.ts';
import { splitWords, visitWords } from '../words/split-words.ts';

/**
 * Restores the spelling of repaired words from pages: the index stores them without apostrophes and in one alphabet
 * only.
 * @param texts texts of the best pages, the first spelling counts; they are read until each word is resolved
 */
function restoreSpelling(locale: Locale, repaired: string, texts: Iterable<string>): string {
  const words = splitWords(repaired).map((token) => ({ ...token, exact: getForms(locale, token.text).exact }));
  const targetWords = new Set(words.map(({ exact }) => exact));
  const mayMatch = createBeginningFilter([...targetWords]);
  const spellings = new Map<string, string>();
  for (const text of texts) {
    visitWords(text, (from, to) => {
      if (!mayMatch(text, from)) return 'on';
      const { exact } = getFormsAt(locale, text, from, to);
      if (targetWords.has(exact) && !spellings.has(exact)) spellings.set(exact, text.slice(from, to).toLowerCase());
      return spellings.size === targetWords.size ? 'stop' : 'on';
    });
    if (spellings.size === targetWords.size) break;
  }
  let spelled = '';
  let done = 0;
  for (const { text, from, to, exact } of words) {
    spelled += repaired.slice(done, from) + (spellings.get(exact) ?? text);
    done = to;
  }
  return spelled + repaired.slice(done);
}

/** Pages that match the words of a query, before filters. */
type LocalizedMatches = QueryMatches & Pick<SearchResponse, 'elsewhere'>;

/** Number of top pages that provide the spelling of a repaired word. */
const spellingPages = 3;

/** Paging and filters repeat the same words: number of cached matching rows, 16 bytes each. */
const maxCachedRows = 500_000;
/** Fixed cost of a cached query, in rows. */
const rowsPerQuery = 50;

/** Runs queries in all languages of one index; its caches are cleared when the index changes. */
export type SearchEngine = { runQuery: (query: SearchQuery) => SearchResponse; forget: () => void };

export function createSearchEngine(connection: Connection, vocabulary: Vocabulary): SearchEngine {
  const finders = mapLocales((locale) => createFinder(connection, vocabulary, locale));
  const names = createPageNames(connection);
  const pages = createResultPages(connection);

  function* listPageTexts(rows: readonly number[], question: string): Generator<string> {
    for (const row of rows) {
      const shown = pages.get(getRowDocumentId(row));
      if (!shown) continue;
      yield shown.title;
      yield* shown.texts();
    }
    yield question;
  }

  function createHits(row: number, queryLength: number, matcher: Matcher): SearchHit[] {
    const shown = pages.get(getRowDocumentId(row));
    if (!shown) return [];
    const { path, title, date } = shown;
    return [
      {
        path,
        title: splitAtMatches(title, matcher(title)),
        snippet: createSnippet(shown.texts(), queryLength, matcher),
        type: getRowType(row),
        date,
      },
    ];
  }

  function findMatches(locale: Locale, q: string): LocalizedMatches {
    const otherLocaleCounts = localeCodes
      .filter((code) => code !== locale)
      .map((code) => ({ locale: code, count: finders[code].count(q) }))
      .filter(({ count }) => count > 0);
    const own = finders[locale].find(q, () => otherLocaleCounts.length > 0);
    if (otherLocaleCounts.length > 0 || own.matched.rows.length > 0) return { elsewhere: otherLocaleCounts, ...own };
    // Only where nothing else is found: a misspelled Russian word may be an Uzbek one by chance.
    const count = locale === 'uz' ? 0 : finders.uz.countOnRussianKeyboard(q);
    return { elsewhere: count > 0 ? [{ locale: 'uz', count }] : [], ...own };
  }

  const matches = createLru<string, LocalizedMatches>(maxCachedRows, ({ matched }) => matched.rows.length + rowsPerQuery);

  function runQuery(query: SearchQuery): SearchResponse {
    const { locale, page } = query;
    const q = query.q.slice(0, searchQueryMax);
    const { elsewhere, queryWords, matched, repaired } = matches.get(`${locale} ${q}`, () => findMatches(locale, q));
    const { chosen, types, years } = applyFilters(matched, query);
    const matcher = createMatcher(locale, queryWords);
    const pageCount = Math.ceil(chosen.rows.length / searchPageSize);
    const shownPage = Math.min(page, pageCount);
    const first = Math.max(0, shownPage - 1) * searchPageSize;
    const from = repaired === null ? first : 0;
    const inOrder = rankRows(chosen, first + searchPageSize, from, queryWords, (row) => names.get(locale, row));
    return {
      total: chosen.rows.length,
      page: shownPage,
      pages: pageCount,
      hits: inOrder.slice(first, first + searchPageSize).flatMap((row) => createHits(row, queryWords.length, matcher)),
      types,
      years,
      elsewhere,
      // A word that no page contains keeps the reader's spelling.
      repaired: repaired === null ? null : restoreSpelling(locale, repaired, listPageTexts(inOrder.slice(0, spellingPages), q)),
    };
  }

  return {
    runQuery,
    forget: () => {
      matches.clear();
      for (const locale of localeCodes) finders[locale].forget();
      names.forget();
      pages.forget();
      vocabulary.forget();
    },
  };
}

/** Number of cached results while the index is unchanged: many readers send the same queries. */
const maxCachedResults = 500;

/** Caches the result of each query until the index changes. */
export function withResultCache(connection: Connection, { runQuery, forget }: SearchEngine): (query: SearchQuery) => SearchResponse {
  const cache = createLru<string, SearchResponse>(maxCachedResults);
  const version = connection.prepare<[], number>('PRAGMA data_version').pluck();
  let known = version.get();
  return (query) => {
    const now = version.get();
    if (now !== known) {
      cache.clear();
      forget();
      known = now;
    }
    return cache.get(JSON.stringify(query), () => runQuery(query));
  };
}
