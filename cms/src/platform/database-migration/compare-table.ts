import { createHash } from 'node:crypto';

import { MoveError } from './move-error';
import type { MovedTable } from './plan-tables';
import { toPlainValue } from './cell-values';
import type { SqliteSource } from './sqlite-source';
import type { PostgresTarget } from './postgres-target';

type Row = readonly (string | null)[];

/** What is the same in both: the number of rows, and a hash of their content. */
export type TableComparison = { table: string; rows: number; hash: string };

/** Serializes a row to a line; different rows give different lines. */
const toLine = (row: Row) => `${JSON.stringify(row)}\n`;

function describeDifference({ name, columns, key }: MovedTable, one: Row, other: Row): MoveError {
  const keyAt = columns.indexOf(key);
  const which = `${name}, row ${key.name} ${String(one[keyAt])}`;
  if (one[keyAt] !== other[keyAt]) return new MoveError(`${which} is not where it was: PostgreSQL has ${String(other[keyAt])} there`);
  const different = columns.filter((_, index) => one[index] !== other[index]).map((column) => column.name);
  return new MoveError(`${which} is not the same on PostgreSQL: it differs in ${different.join(', ')}`);
}

function* readPlainRows(source: SqliteSource, { name, columns, key }: MovedTable): Generator<Row, void> {
  for (const row of source.rows(
    name,
    columns.map((column) => column.name),
    key.name,
  ))
    yield columns.map(({ kind }, index) => toPlainValue(kind, row[index] ?? null));
}

/**
 * Reads a table in both databases row by row in the order of its key, and counts and hashes both.
 * @throws MoveError naming the first row that differs
 */
export async function compareTable(source: SqliteSource, target: PostgresTarget, table: MovedTable): Promise<TableComparison> {
  const hashes = [createHash('sha256'), createHash('sha256')] as const;
  const sourceRows = readPlainRows(source, table);
  let rows = 0;
  try {
    for await (const targetRow of target.rows(table.name, table.columns, table.key)) {
      const next = sourceRows.next();
      if (next.done === true) throw new MoveError(`${table.name} has more rows on PostgreSQL than the ${String(rows)} of SQLite`);
      if (toLine(next.value) !== toLine(targetRow)) throw describeDifference(table, next.value, targetRow);
      hashes[0].update(toLine(next.value));
      hashes[1].update(toLine(targetRow));
      rows += 1;
    }
  } finally {
    // A question that is half answered keeps the file open.
    sourceRows.return(undefined);
  }
  const count = source.count(table.name);
  const [hash, other] = hashes.map((digest) => digest.digest('hex'));
  if (rows !== count) throw new MoveError(`${table.name} has ${String(rows)} rows on PostgreSQL and ${String(count)} on SQLite`);
  if (hash === undefined || hash !== other) throw new MoveError(`${table.name} is not the same on PostgreSQL`);
  return { table: table.name, rows, hash };
}
