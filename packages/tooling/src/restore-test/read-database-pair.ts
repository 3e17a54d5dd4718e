import path from 'node:path';

import type { TableDigests } from '@ochiq/cli/backup/manifest';
import { readPostgresDigests } from '@ochiq/cli/backup/postgres';
import { copyDatabase, readDatabaseDigests } from '@ochiq/cli/backup/run-script';
import type { Settings } from '@ochiq/cli/workplace/settings';

type DatabasePair = { before: TableDigests; after: TableDigests };

/** Reads digests of the database of a running site, and of the restored one, which does not run yet. */
export async function readDatabasePair(settings: Settings, restored: Settings, scratch: string): Promise<DatabasePair> {
  const getDatabaseFile = ({ cmsDataDir }: Settings) => path.join(cmsDataDir, 'data.db');
  if (settings.DATABASE_CLIENT === 'postgres') {
    const readDigests = ({ DATABASE_URL = '' }: Settings) => readPostgresDigests(DATABASE_URL);
    return { before: await readDigests(settings), after: await readDigests(restored) };
  }
  return {
    before: await copyDatabase(settings, getDatabaseFile(settings), path.join(scratch, 'now.db')),
    after: await readDatabaseDigests(restored, getDatabaseFile(restored)),
  };
}
