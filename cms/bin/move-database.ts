import path from 'node:path';

import { settings } from '../src/env';
import { load, stopStrapi } from '../src/platform/bootstrap/load';
import { exitCodes, runCommand, StartError } from '../src/platform/bootstrap/run-command';
import type { TableComparison } from '../src/platform/database-migration/compare-table';
import { MoveError } from '../src/platform/database-migration/move-error';
import { dropTables, moveTables, assertEmptyTarget } from '../src/platform/database-migration/move-tables';
import { SqliteSource } from '../src/platform/database-migration/sqlite-source';
import { PostgresTarget } from '../src/platform/database-migration/postgres-target';

const write = (line: string) => process.stdout.write(`${line}\n`);

function reportComparison(compared: readonly TableComparison[]): void {
  const filled = compared.filter(({ rows }) => rows > 0);
  const longest = Math.max(0, ...filled.map(({ table }) => table.length));
  for (const { table, rows, hash } of filled) write(`= ${table.padEnd(longest)}  ${String(rows).padStart(7)}  ${hash.slice(0, 12)}`);
  const all = filled.reduce((sum, { rows }) => sum + rows, 0);
  write(`= ${String(compared.length)} tables, ${String(all)} rows: the same in both databases`);
}

async function moveDatabase(url: string, source: SqliteSource): Promise<void> {
  const target = await PostgresTarget.open(url);
  try {
    await assertEmptyTarget(target);
    try {
      write('The CMS makes its tables');
      await stopStrapi(await load());
      reportComparison(await moveTables(source, target, write));
    } catch (error) {
      await dropTables(target);
      throw error;
    }
  } finally {
    await target.close();
  }
}

/** Copies the SQLite database in the data folder into the PostgreSQL database of `DATABASE_URL`, which is empty. */
runCommand(async () => {
  const { DATABASE_CLIENT: client, DATABASE_URL: url } = settings;
  if (client !== 'postgres' || url === undefined) throw new MoveError('Say where to: DATABASE_CLIENT=postgres and DATABASE_URL.');
  try {
    const source = new SqliteSource(path.join(settings.CMS_DATA_DIR, 'data.db'));
    try {
      await moveDatabase(url, source);
    } finally {
      source.close();
    }
  } catch (error) {
    if (!(error instanceof MoveError)) throw error;
    throw new StartError(`${error.message}\nNothing was moved: the SQLite database is as it was, and so is the other.`, exitCodes.database);
  }
  process.exit(0);
});
