import { getErrorMessage } from '@ochiq/service-kit/errors';
import { compareTable, type TableComparison } from './compare-table';
import { copyTable } from './copy-table';
import { MoveError } from './move-error';
import { planTables } from './plan-tables';
import type { SqliteSource } from './sqlite-source';
import { quoteIdentifier, type PostgresTarget } from './postgres-target';

type Key = { table: string; name: string };

async function readForeignKeys(target: PostgresTarget): Promise<readonly Key[]> {
  const keyRows = await target.query(
    `SELECT relname AS table, conname AS name FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
     WHERE contype = 'f' AND relnamespace = current_schema()::regnamespace`,
  );
  return keyRows.map(({ table, name }) => ({ table: String(table), name: String(name) }));
}

async function alterKeys(target: PostgresTarget, keys: readonly Key[], clause: string): Promise<void> {
  for (const { table, name } of keys)
    await target.query(`ALTER TABLE ${quoteIdentifier(table)} ALTER CONSTRAINT ${quoteIdentifier(name)} ${clause}`);
}

/**
 * Does something during which rows may name others that are not there yet: tables name each other in circles.
 * @throws MoveError afterwards one names a row that is nowhere
 */
async function withDeferredKeys(target: PostgresTarget, work: () => Promise<void>): Promise<void> {
  const keys = await readForeignKeys(target);
  await alterKeys(target, keys, 'DEFERRABLE INITIALLY DEFERRED');
  await work();
  try {
    await target.query('SET CONSTRAINTS ALL IMMEDIATE');
  } catch (error) {
    const detail = error instanceof Error && 'detail' in error ? ` ${String(error.detail)}` : '';
    throw new MoveError(`A row names another that is not there: ${getErrorMessage(error)}.${detail}`);
  }
  await alterKeys(target, keys, 'NOT DEFERRABLE');
}

/**
 * Asserts that the target database is empty.
 * @throws MoveError it has tables, whichever they are
 */
export async function assertEmptyTarget(target: PostgresTarget): Promise<void> {
  const [first] = await target.tables();
  if (first === undefined) return;
  throw new MoveError(`The PostgreSQL database is not empty: it has a table ${first}. Make a new one (CREATE DATABASE) and move to that.`);
}

/** Drops the tables of a target that was empty. */
export async function dropTables(target: PostgresTarget): Promise<void> {
  const tables = await target.tables();
  if (tables.length > 0) await target.query(`DROP TABLE ${tables.map(quoteIdentifier).join(', ')} CASCADE`);
}

/**
 * Copies every row into the tables that the CMS has made in the target, reads them again in both and compares: all in
 * one transaction, which becomes visible only when everything is the same.
 * @throws MoveError naming the table and the row
 */
export async function moveTables(
  source: SqliteSource,
  target: PostgresTarget,
  report: (how: string) => void,
): Promise<readonly TableComparison[]> {
  const tables = await planTables(source, target);
  const reportStep = (step: string, index: number, name: string) => {
    report(`${step} ${String(index + 1)} of ${String(tables.length)}: ${name}`);
  };
  await target.query('BEGIN');
  try {
    // The rows that the CMS creates by itself: the site has its own.
    await target.query(`TRUNCATE ${tables.map(({ name }) => quoteIdentifier(name)).join(', ')}`);
    await withDeferredKeys(target, async () => {
      for (const [index, table] of tables.entries()) {
        reportStep('Copying', index, table.name);
        await copyTable(source, target, table);
      }
    });
    const compared: TableComparison[] = [];
    for (const [index, table] of tables.entries()) {
      reportStep('Comparing', index, table.name);
      compared.push(await compareTable(source, target, table));
    }
    await target.query('COMMIT');
    return compared;
  } catch (error) {
    await target.query('ROLLBACK');
    throw error;
  }
}
