import { compareTable, type Compared } from './compare-table';
import { copyTable } from './copy-table';
import { withLateKeys } from './foreign-keys';
import { MoveError } from './move-error';
import { planTables } from './plan-tables';
import type { Source } from './source';
import { quoted, type Target } from './target';

/**
 * Asserts that the target database is empty.
 * @throws MoveError it has tables, whichever they are
 */
export async function refuseFilled(target: Target): Promise<void> {
  const [first] = await target.tables();
  if (first === undefined) return;
  throw new MoveError(`The PostgreSQL database is not empty: it has a table ${first}. Make a new one (CREATE DATABASE) and move to that.`);
}

/** Drops the tables of a target that was empty. */
export async function emptyAgain(target: Target): Promise<void> {
  const tables = await target.tables();
  if (tables.length > 0) await target.ask(`DROP TABLE ${tables.map(quoted).join(', ')} CASCADE`);
}

/**
 * Copies every row into the tables that the CMS has made in the target, reads them again in both and compares: all in
 * one transaction, which becomes visible only when everything is the same.
 * @throws MoveError naming the table and the row
 */
export async function move(source: Source, target: Target, say: (how: string) => void): Promise<readonly Compared[]> {
  const tables = await planTables(source, target);
  const told = (what: string, index: number, name: string) => {
    say(`${what} ${String(index + 1)} of ${String(tables.length)}: ${name}`);
  };
  await target.ask('BEGIN');
  try {
    // The rows that the CMS creates by itself: the site has its own.
    await target.ask(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`);
    await withLateKeys(target, async () => {
      for (const [index, table] of tables.entries()) {
        told('Copying', index, table.name);
        await copyTable(source, target, table);
      }
    });
    const compared: Compared[] = [];
    for (const [index, table] of tables.entries()) {
      told('Comparing', index, table.name);
      compared.push(await compareTable(source, target, table));
    }
    await target.ask('COMMIT');
    return compared;
  } catch (error) {
    await target.ask('ROLLBACK');
    throw error;
  }
}
