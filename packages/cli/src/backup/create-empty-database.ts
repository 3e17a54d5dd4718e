import { randomBytes } from 'node:crypto';

import { queryPostgres } from './postgres.ts';

/** Creates an empty database on the server of another one. @throws BackupError the user may not create databases */
export async function createEmptyDatabase(databaseUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `ochiq_drill_${randomBytes(6).toString('hex')}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  await queryPostgres(databaseUrl, `CREATE DATABASE ${name} TEMPLATE template0`);
  return {
    url: url.href,
    drop: async () => {
      await queryPostgres(databaseUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
