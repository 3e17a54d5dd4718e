import type { Locale } from '@ochiq/contract/locales';

import type { Connection } from '../index/connection.ts';
import { columnWeights, matchTable } from '../index/schema.ts';
import { anyForm } from './match-expression.ts';
import type { Asked } from './question.ts';
import { inAtLeast, noRows, type ScoredRows } from './scored-rows.ts';

/** Which pages of a language have the words that are asked for. */
export type WordRows = {
  /** Those that have a word in any of its forms. */
  of: (asked: Asked) => ScoredRows;
  /** Those that have at least so many of the words. */
  having: (asked: readonly Asked[], count: number) => ScoredRows;
  forget: () => void;
};

/** Questions are made of the same words again: those of so many rows are kept, 16 bytes each; then anew. */
const remembered = 1_000_000;
/** What a word itself takes, in rows: there is no end of those that no page has. */
const ofWord = 20;

/** Scores travel as whole numbers, which are shorter. */
const scale = 1_000_000;

// A row that SQLite hands over costs more than its match: all come in one text.
function numbersIn(json: string): Float64Array {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? Float64Array.from(list, Number) : noRows.rows;
}

/** @param columns where words are looked for, if not everywhere */
export function wordRowsOf(connection: Connection, locale: Locale, columns?: readonly (keyof typeof columnWeights)[]): WordRows {
  const table = matchTable(locale);
  const bm25 = `CAST(${String(scale)} * bm25(${table}, ${Object.values(columnWeights).join(', ')}) AS INTEGER)`;
  // Without a limit SQLite would make one question of both, where there are no scores.
  const scored = connection
    .prepare<[string], [rows: string, scores: string]>(
      `SELECT json_group_array(id), json_group_array(score)
       FROM (SELECT rowid AS id, ${bm25} AS score FROM ${table} WHERE ${table} MATCH ? ORDER BY rowid LIMIT -1)`,
    )
    .raw();
  // By the word as it is written: to make one text of all that tells it from others costs more than to find it.
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
