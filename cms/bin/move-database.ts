import path from 'node:path';

import { settings } from '../src/env';
import { load } from '../src/launch/load';
import { run } from '../src/launch/run';
import { StartError, exitCodes } from '../src/launch/start-error';
import { stop } from '../src/launch/stop';
import type { Compared } from '../src/move/compare-table';
import { MoveError } from '../src/move/move-error';
import { emptyAgain, move, refuseFilled } from '../src/move/move';
import { Source } from '../src/move/source';
import { Target } from '../src/move/target';

const write = (line: string) => process.stdout.write(`${line}\n`);

function tell(compared: readonly Compared[]): void {
  const filled = compared.filter(({ rows }) => rows > 0);
  const longest = Math.max(0, ...filled.map(({ table }) => table.length));
  for (const { table, rows, hash } of filled) write(`= ${table.padEnd(longest)}  ${String(rows).padStart(7)}  ${hash.slice(0, 12)}`);
  const all = filled.reduce((sum, { rows }) => sum + rows, 0);
  write(`= ${String(compared.length)} tables, ${String(all)} rows: the same in both databases`);
}

async function moveTo(url: string, source: Source): Promise<void> {
  const target = await Target.open(url);
  try {
    await refuseFilled(target);
    try {
      write('The CMS makes its tables');
      await stop(await load());
      tell(await move(source, target, write));
    } catch (error) {
      await emptyAgain(target);
      throw error;
    }
  } finally {
    await target.close();
  }
}

/** Copies the SQLite database in the data folder into the PostgreSQL database of `DATABASE_URL`, which is empty. */
run(async () => {
  const { DATABASE_CLIENT: client, DATABASE_URL: url } = settings;
  if (client !== 'postgres' || url === undefined) throw new MoveError('Say where to: DATABASE_CLIENT=postgres and DATABASE_URL.');
  try {
    const source = new Source(path.join(settings.CMS_DATA_DIR, 'data.db'));
    try {
      await moveTo(url, source);
    } finally {
      source.close();
    }
  } catch (error) {
    if (!(error instanceof MoveError)) throw error;
    throw new StartError(`${error.message}\nNothing was moved: the SQLite database is as it was, and so is the other.`, exitCodes.database);
  }
  process.exit(0);
});
