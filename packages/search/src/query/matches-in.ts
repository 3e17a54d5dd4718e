import type { Connection } from '../index/connection.ts';
import type { ScoredRow } from './ranking.ts';

/** What an expression matches in a table of the index. */
export type Matches = {
  /** The numbers of its rows. */
  idsOf: (expression: string) => number[];
  /** The same with what they are worth by their words. */
  scoredOf: (expression: string) => ScoredRow[];
};

/** Scores travel as whole numbers, which are shorter. */
const scale = 1_000_000;

// A row that SQLite hands over costs more than its match: all come in one text.
const numbersIn = (json: string): number[] => {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.map(Number) : [];
};

/** @param weights what a word in each of the table's columns weighs */
export function matchesIn(connection: Connection, table: string, weights: Readonly<Record<string, number>>): Matches {
  const bm25 = `CAST(${String(scale)} * bm25(${table}, ${Object.values(weights).join(', ')}) AS INTEGER)`;
  const ids = connection.prepare<[string], string>(`SELECT json_group_array(rowid) FROM ${table} WHERE ${table} MATCH ?`).pluck();
  // Without a limit SQLite would make one question of both, where there are no scores.
  const scored = connection
    .prepare<[string], [string, string]>(
      `SELECT json_group_array(id), json_group_array(score)
       FROM (SELECT rowid AS id, ${bm25} AS score FROM ${table} WHERE ${table} MATCH ? LIMIT -1)`,
    )
    .raw();
  return {
    idsOf: (expression) => numbersIn(ids.get(expression) ?? '[]'),
    scoredOf(expression) {
      const [rows, scores] = scored.get(expression) ?? ['[]', '[]'];
      const scoreAt = numbersIn(scores);
      return numbersIn(rows).map((row, index): ScoredRow => [row, (scoreAt[index] ?? 0) / scale]);
    },
  };
}
