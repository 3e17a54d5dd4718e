import path from 'node:path';

import type { TableFacts } from '../backup/manifest.ts';
import { postgresFacts } from '../backup/postgres-facts.ts';
import { copyDatabase, databaseFacts } from '../backup/print-of.ts';
import type { Settings } from '../workplace/settings.ts';

type Both = { before: TableFacts; after: TableFacts };

/** Reads digests of the database of a running site, and of the restored one, which does not run yet. */
export async function keptFacts(settings: Settings, restored: Settings, scratch: string): Promise<Both> {
  const fileOf = ({ cmsDataDir }: Settings) => path.join(cmsDataDir, 'data.db');
  if (settings.DATABASE_CLIENT === 'postgres') {
    const of = ({ DATABASE_URL = '' }: Settings) => postgresFacts(DATABASE_URL);
    return { before: await of(settings), after: await of(restored) };
  }
  return {
    before: await copyDatabase(settings, fileOf(settings), path.join(scratch, 'now.db')),
    after: await databaseFacts(restored, fileOf(restored)),
  };
}
