import { randomBytes } from 'node:crypto';

import { askPostgres } from '../backup/postgres.ts';

/** Creates an empty database on the server of another one. @throws BackupError the user may not create databases */
export async function emptyDatabase(databaseUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `ochiq_drill_${randomBytes(6).toString('hex')}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  await askPostgres(databaseUrl, `CREATE DATABASE ${name} TEMPLATE template0`);
  return {
    url: url.href,
    drop: async () => {
      await askPostgres(databaseUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
