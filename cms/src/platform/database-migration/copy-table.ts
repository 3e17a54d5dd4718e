import { getErrorMessage } from '@ochiq/service-kit/errors';
import { MoveError } from './move-error';
import type { MovedTable } from './plan-tables';
import { toTargetValue, type SourceCell } from './cell-values';
import type { SqliteSource } from './sqlite-source';
import { quoteIdentifier, type PostgresTarget } from './postgres-target';

type Row = readonly SourceCell[];

const batchSize = 500;

/**
 * Converts rows to one array per column.
 * @throws MoveError naming the row and the column that does not fit
 */
function toTargetColumns({ name, columns, key }: MovedTable, rows: readonly Row[]): readonly (readonly (string | null)[])[] {
  const keyAt = columns.indexOf(key);
  return columns.map((column, index) =>
    rows.map((row) => {
      try {
        return toTargetValue(column.kind, row[index] ?? null);
      } catch (error) {
        throw new MoveError(`${name}, row ${key.name} ${String(row[keyAt])}: in ${column.name}, ${getErrorMessage(error)}`);
      }
    }),
  );
}

/** Adds rows together; where the target refuses them, one by one, to find which. */
async function insert(target: PostgresTarget, table: MovedTable, rows: readonly Row[]): Promise<void> {
  await target.query('SAVEPOINT rows');
  try {
    await target.insert(table.name, table.columns, toTargetColumns(table, rows));
    await target.query('RELEASE SAVEPOINT rows');
  } catch (error) {
    if (error instanceof MoveError) throw error;
    await target.query('ROLLBACK TO SAVEPOINT rows');
    const [row] = rows;
    if (rows.length === 1 && row) {
      const name = String(row[table.columns.indexOf(table.key)]);
      throw new MoveError(`${table.name}, row ${table.key.name} ${name}: PostgreSQL does not take it: ${getErrorMessage(error)}`);
    }
    for (const one of rows) await insert(target, table, [one]);
  }
}

/** Sets the sequence, so that the next row gets the id that it would have got. */
async function continueIds(source: SqliteSource, target: PostgresTarget, { name, columns }: MovedTable): Promise<void> {
  const last = source.lastId(name);
  if (last === 0 || !columns.some((column) => column.name === 'id')) return;
  await target.query("SELECT setval(pg_get_serial_sequence($1, 'id'), $2::bigint)", [quoteIdentifier(name), last]);
}

/** Copies the rows of a table, some at a time. */
export async function copyTable(source: SqliteSource, target: PostgresTarget, table: MovedTable): Promise<void> {
  const names = table.columns.map(({ name }) => name);
  let batch: Row[] = [];
  for (const row of source.rows(table.name, names, table.key.name)) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    await insert(target, table, batch);
    batch = [];
  }
  if (batch.length > 0) await insert(target, table, batch);
  await continueIds(source, target, table);
}
