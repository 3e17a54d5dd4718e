import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

import { trackChild } from '../process/children.ts';
import { createToolEnv } from '../workplace/service-env.ts';
import { BackupError } from './backup-error.ts';

/**
 * Converts a database address to the environment of libpq: every user of the machine could read a password in the
 * arguments.
 */
export function toPostgresEnv(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const all = {
    PGHOST: decodeURIComponent(searchParams.get('host') ?? hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

async function runTool(command: string, args: readonly string[], databaseUrl: string): Promise<string> {
  const child = spawn(command, args, {
    env: { ...createToolEnv(), ...toPostgresEnv(databaseUrl) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  trackChild(child);
  const ended = once(child, 'close').catch((error: unknown) => {
    throw new BackupError(`${command} can't be started: install PostgreSQL's own client tools (postgresql-client).`, { cause: error });
  });
  const [output, errorOutput] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (child.exitCode !== 0) throw new BackupError(`${command} failed: ${errorOutput.trim().replaceAll('\n', ' ')}`);
  return output;
}

/** Dumps a PostgreSQL database into a file, as it is at one instant. @throws BackupError */
export async function writePostgresDump(databaseUrl: string, file: string): Promise<void> {
  await runTool('pg_dump', ['--format=custom', '--compress=0', '--no-owner', '--no-privileges', `--file=${file}`], databaseUrl);
}

/** Runs a query. @returns one line per row, its values separated by bars @throws BackupError */
export async function queryPostgres(databaseUrl: string, query: string): Promise<string[]> {
  const output = await runTool('psql', ['--no-psqlrc', '--tuples-only', '--no-align', `--command=${query}`], databaseUrl);
  return output.split('\n').filter((line) => line !== '');
}

/** Asserts that a database is empty. @throws BackupError it is not, or does not respond */
export async function assertEmptyDatabase(databaseUrl: string): Promise<void> {
  const query = "SELECT count(*) FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')";
  const [count = ''] = await queryPostgres(databaseUrl, query);
  if (count.trim() !== '0') throw new BackupError('The database of DATABASE_URL is not empty: name one that is (createdb makes it).');
}

/** Restores a dump into an empty PostgreSQL database, in one transaction. @throws BackupError */
export async function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  const { PGDATABASE: name = '' } = toPostgresEnv(databaseUrl);
  await runTool(
    'pg_restore',
    ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', `--dbname=${name}`, file],
    databaseUrl,
  );
}
