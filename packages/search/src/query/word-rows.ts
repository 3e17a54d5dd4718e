import type { Connection } from '../index/connection.ts';
import { anyForm } from './match-expression.ts';
import type { Asked } from './question.ts';
import { inAtLeast, noRows, type ScoredRows } from './scored-rows.ts';

/** What one table of the index knows of words. */
export type WordRows = {
  /** The rows that have a word in any of its forms. */
  of: (asked: Asked) => ScoredRows;
  /** The rows that have at least so many of the words. */
  having: (asked: readonly Asked[], count: number) => ScoredRows;
  forget: () => void;
};

/** People ask with the same words again: those of so many rows are kept, 16 bytes each; then anew. */
const remembered = 1_000_000;
/** What a word itself takes, in rows: of those that no page has there is no end. */
const ofWord = 20;

/** Scores travel as whole numbers, which are shorter. */
const scale = 1_000_000;

// A row that SQLite hands over costs more than its match: all come in one text.
function numbersIn(json: string): Float64Array {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? Float64Array.from(list, Number) : noRows.rows;
}

/**
 * @param weights what a word in each of the table's columns weighs
 * @param columns where words are looked for, if not everywhere
 */
export function wordRowsOf(connection: Connection, table: string, weights: Readonly<Record<string, number>>, columns?: readonly string[]): WordRows {
  const bm25 = `CAST(${String(scale)} * bm25(${table}, ${Object.values(weights).join(', ')}) AS INTEGER)`;
  // Without a limit SQLite would make one question of both, where there are no scores.
  const scored = connection
    .prepare<[string], [string, string]>(
      `SELECT json_group_array(id), json_group_array(score)
       FROM (SELECT rowid AS id, ${bm25} AS score FROM ${table} WHERE ${table} MATCH ? ORDER BY rowid LIMIT -1)`,
    )
    .raw();
  const memory = new Map<string, ScoredRows>();
  let held = 0;

  function read(expression: string): ScoredRows {
    const [rows, scores] = scored.get(expression) ?? ['[]', '[]'];
    return { rows: numbersIn(rows), scores: numbersIn(scores).map((score) => score / scale) };
  }

  function forget(): void {
    memory.clear();
    held = 0;
  }

  function of(asked: Asked): ScoredRows {
    const expression = columns ? `{${columns.join(' ')}} : ${anyForm(asked)}` : anyForm(asked);
    const known = memory.get(expression);
    if (known) return known;
    const found = read(expression);
    if (held > remembered) forget();
    memory.set(expression, found);
    held += found.rows.length + ofWord;
    return found;
  }

  return { of, having: (asked, count) => inAtLeast(count, asked.map(of)), forget };
}
