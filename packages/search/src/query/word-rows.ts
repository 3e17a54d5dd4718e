import type { Locale } from '@ochiq/contract/locales';

import type { Connection } from '../index/connection.ts';
import { columnWeights, matchTable } from '../index/schema.ts';
import { anyForm } from './match-expression.ts';
import type { Asked } from './question.ts';
import { inAtLeast, noRows, type ScoredRows } from './scored-rows.ts';

/** Finds the pages of a language that have the words of a query. */
export type WordRows = {
  /** Finds pages that have a word in any of its forms. */
  of: (asked: Asked) => ScoredRows;
  /** Finds pages that have at least `count` of the words. */
  having: (asked: readonly Asked[], count: number) => ScoredRows;
  forget: () => void;
};

/** Queries consist of the same words again: number of cached rows, 16 bytes each, after which the cache is cleared. */
const remembered = 1_000_000;
/** Fixed cost of a cached word, in rows: the number of words that no page has is unbounded. */
const ofWord = 20;

/** Scores are transferred as integers, which are shorter. */
const scale = 1_000_000;

// Fetching a row from SQLite costs more than matching it: all rows are fetched as one text.
function numbersIn(json: string): Float64Array {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? Float64Array.from(list, Number) : noRows.rows;
}

/** Creates a lookup of rows by words. @param columns columns to search; all where omitted */
export function wordRowsOf(connection: Connection, locale: Locale, columns?: readonly (keyof typeof columnWeights)[]): WordRows {
  const table = matchTable(locale);
  const bm25 = `CAST(${String(scale)} * bm25(${table}, ${Object.values(columnWeights).join(', ')}) AS INTEGER)`;
  // Without a limit SQLite would merge both queries into one, which has no scores.
  const scored = connection
    .prepare<[string], [rows: string, scores: string]>(
      `SELECT json_group_array(id), json_group_array(score)
       FROM (SELECT rowid AS id, ${bm25} AS score FROM ${table} WHERE ${table} MATCH ? ORDER BY rowid LIMIT -1)`,
    )
    .raw();
  // Keyed by the exact word: building one key of all its fields costs more than the lookup.
  const memory = new Map<string, (Asked & { found: ScoredRows })[]>();
  let kept = 0;

  function read(asked: Asked): ScoredRows {
    const where = columns ? `{${columns.join(' ')}} : ` : '';
    const [rows, scores] = scored.get(`${where}${anyForm(asked)}`) ?? ['[]', '[]'];
    return { rows: numbersIn(rows), scores: numbersIn(scores).map((score) => score / scale) };
  }

  function forget(): void {
    memory.clear();
    kept = 0;
  }

  function of(asked: Asked): ScoredRows {
    const { exact, stem, isOpen } = asked;
    const known = memory.get(exact)?.find((one) => one.stem === stem && one.isOpen === isOpen);
    if (known) return known.found;
    const found = read(asked);
    if (kept > remembered) forget();
    memory.set(exact, [...(memory.get(exact) ?? []), { exact, stem, isOpen, found }]);
    kept += found.rows.length + ofWord;
    return found;
  }

  return { of, having: (asked, count) => inAtLeast(count, asked.map(of)), forget };
}
