import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { randomBytes } from 'node:crypto';

import * as z from 'zod';

import { trackChild } from '../process/children.ts';
import { createToolEnv } from '../workplace/service-env.ts';
import { BackupError } from './backup-error.ts';
import type { TableDigests } from './manifest.ts';

const rowSchema = z.object({ name: z.string(), rows: z.int().min(0), sha256: z.string() });

const quoteIdentifier = (table: string) => `"${table.replaceAll('"', '""')}"`;
const quoteLiteral = (table: string) => `'${table.replaceAll("'", "''")}'`;

/** Builds a query that digests each row first: a complete table in one value could exceed the limit of the server. */
const buildDigestQuery = (table: string) =>
  `SELECT json_build_object('name', ${quoteLiteral(table)}, 'rows', count(*), 'sha256', encode(sha256(convert_to(coalesce(string_agg(digest, '' ORDER BY digest), ''), 'UTF8')), 'hex'))
    FROM (SELECT encode(sha256(convert_to(one::text, 'UTF8')), 'hex') AS digest FROM ${quoteIdentifier(table)} one) digests`;

/**
 * Reads row counts and digests of a PostgreSQL database, independent of row order as for SQLite.
 * @throws BackupError it does not respond
 */
export async function readPostgresDigests(databaseUrl: string): Promise<TableDigests> {
  const tables = await queryPostgres(databaseUrl, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename");
  if (tables.length === 0) return {};
  const rows = await queryPostgres(databaseUrl, tables.map(buildDigestQuery).join(' UNION ALL '));
  const digests = rows.map((row) => rowSchema.parse(JSON.parse(row)));
  return Object.fromEntries(digests.map(({ name: table, rows: count, sha256 }) => [table, { rows: count, sha256 }]));
}

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
