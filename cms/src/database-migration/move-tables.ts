import { compareTable, type TableComparison } from './compare-table';
import { copyTable } from './copy-table';
import { withDeferredKeys } from './foreign-keys';
import { MoveError } from './move-error';
import { planTables } from './plan-tables';
import type { SqliteSource } from './sqlite-source';
import { quoteIdentifier, type PostgresTarget } from './postgres-target';

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
