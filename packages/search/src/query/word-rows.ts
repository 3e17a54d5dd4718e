import type { Locale } from '@ochiq/contract/routing/locales';

import type { Connection } from '../index/connection.ts';
import { columnWeights, getMatchTable } from '../index/schema.ts';
import { matchAnyForm, type QueryWord } from './query-words.ts';
import { selectCommonRows, noRows, type ScoredRows } from './scored-rows.ts';

/** Finds the pages of a language that have the words of a query. */
export type WordRows = {
  /** Finds pages that have a word in any of its forms. */
  findRows: (query: QueryWord) => ScoredRows;
  /** Finds pages that have at least `count` of the words. */
  findRowsWith: (query: readonly QueryWord[], count: number) => ScoredRows;
  forget: () => void;
};

/** Queries consist of the same words again: number of cached rows, 16 bytes each, after which the cache is cleared. */
const maxCachedRows = 1_000_000;
/** Fixed cost of a cached word, in rows: the number of words that no page has is unbounded. */
const rowsPerWord = 20;

/** Scores are transferred as integers, which are shorter. */
const scale = 1_000_000;

// Fetching a row from SQLite costs more than matching it: all rows are fetched as one text.
function parseNumbers(json: string): Float64Array {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? Float64Array.from(list, Number) : noRows.rows;
}

/** Creates a lookup of rows by words. @param columns columns to search; all where omitted */
export function createWordRows(connection: Connection, locale: Locale, columns?: readonly (keyof typeof columnWeights)[]): WordRows {
  const table = getMatchTable(locale);
  const bm25 = `CAST(${String(scale)} * bm25(${table}, ${Object.values(columnWeights).join(', ')}) AS INTEGER)`;
  // Without a limit SQLite would merge both queries into one, which has no scores.
  const scored = connection
    .prepare<[string], [rows: string, scores: string]>(
      `SELECT json_group_array(id), json_group_array(score)
       FROM (SELECT rowid AS id, ${bm25} AS score FROM ${table} WHERE ${table} MATCH ? ORDER BY rowid LIMIT -1)`,
    )
    .raw();
  // Keyed by the exact word: building one key of all its fields costs more than the lookup.
  const cache = new Map<string, (QueryWord & { matches: ScoredRows })[]>();
  let cachedRows = 0;

  function readRows(query: QueryWord): ScoredRows {
    const where = columns ? `{${columns.join(' ')}} : ` : '';
    const [rows, scores] = scored.get(`${where}${matchAnyForm(query)}`) ?? ['[]', '[]'];
    return { rows: parseNumbers(rows), scores: parseNumbers(scores).map((score) => score / scale) };
  }

  function forget(): void {
    cache.clear();
    cachedRows = 0;
  }

  function findRows(query: QueryWord): ScoredRows {
    const { exact, stem, isOpen } = query;
    const known = cache.get(exact)?.find((one) => one.stem === stem && one.isOpen === isOpen);
    if (known) return known.matches;
    const matches = readRows(query);
    if (cachedRows > maxCachedRows) forget();
    cache.set(exact, [...(cache.get(exact) ?? []), { exact, stem, isOpen, matches }]);
    cachedRows += matches.rows.length + rowsPerWord;
    return matches;
  }

  return { findRows, findRowsWith: (query, count) => selectCommonRows(count, query.map(findRows)), forget };
}
