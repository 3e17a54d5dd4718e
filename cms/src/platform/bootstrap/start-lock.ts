import { Client } from 'pg';

import type { settings } from '../../env';

type DatabaseSettings = Pick<typeof settings, 'DATABASE_CLIENT' | 'DATABASE_URL'>;

/** The same in every CMS: two that start on one database compete for one lock. */
const lock = 1_330_530_409;

/**
 * Starts one CMS after the other on a PostgreSQL database: two at once would make its tables, roles and accounts twice. The
 * lock is a connection's own and falls with it. A SQLite database is one CMS's.
 */
export async function withStartupLock<T>({ DATABASE_CLIENT, DATABASE_URL }: DatabaseSettings, start: () => Promise<T>): Promise<T> {
  if (DATABASE_CLIENT === 'sqlite' || DATABASE_URL === undefined) return start();
  const client = new Client({ connectionString: DATABASE_URL, application_name: 'ochiq-start' });
  // A failing query is rejected by itself; otherwise a lost connection must not end the CMS.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    return await start();
  } finally {
    await client.end();
  }
}
