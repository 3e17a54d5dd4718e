import path from 'node:path';

import { env } from './env';
import { PostgresSession } from './postgres-session';

/** Each CMS of the tests has a database of its own, named after its folder. */
export const databaseName = (data: string) => path.basename(data);

const quoted = (data: string) => `"${databaseName(data)}"`;

function onServer(statement: string): void {
  if (env.postgres === undefined) return;
  const session = new PostgresSession(env.postgres, 'postgres');
  try {
    session.query(statement);
  } finally {
    session.close();
  }
}

/** Makes the empty database of a new folder; one that is there stays. */
function makeDatabase(data: string): void {
  try {
    onServer(`CREATE DATABASE ${quoted(data)}`);
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('already exists'))) throw error;
  }
}

/** What tells a CMS with this folder where its database is; nothing where it is in the folder. */
export function databaseSettings(data: string | undefined): Readonly<Record<string, string>> {
  if (env.postgres === undefined || data === undefined) return {};
  makeDatabase(data);
  const url = new URL(env.postgres);
  url.pathname = `/${databaseName(data)}`;
  return { DATABASE_CLIENT: 'postgres', DATABASE_URL: url.href };
}

export const copyDatabase = (from: string, to: string): void => {
  onServer(`CREATE DATABASE ${quoted(to)} TEMPLATE ${quoted(from)}`);
};

export const removeDatabase = (data: string): void => {
  onServer(`DROP DATABASE IF EXISTS ${quoted(data)} WITH (FORCE)`);
};
