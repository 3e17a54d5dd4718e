import path from 'node:path';

import { Database } from '@strapi/database';

import { awaitCommits } from '../../src/platform/database/transactions';
import { databaseSettings } from './postgres-sites';

/** Strapi's database layer on an empty database, with the transactions of the CMS and nothing else of it. */
export function bareDatabase(data: string): Database {
  const { DATABASE_URL } = databaseSettings(data);
  const connection =
    DATABASE_URL === undefined
      ? ({ client: 'sqlite', connection: { filename: path.join(data, 'data.db') }, useNullAsDefault: true } as const)
      : ({ client: 'postgres', connection: { connectionString: DATABASE_URL } } as const);
  // Strapi looks for migrations, of which there are none.
  const settings = { migrations: { dir: path.join(data, 'migrations') } };
  const database = new Database({ connection, settings });
  awaitCommits(database.connection.client);
  return database;
}
