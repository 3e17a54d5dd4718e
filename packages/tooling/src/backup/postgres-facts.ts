import * as z from 'zod';

import type { TableFacts } from './manifest.ts';
import { askPostgres } from './postgres.ts';

const fact = z.object({ name: z.string(), rows: z.int().min(0), sha256: z.string() });

const name = (table: string) => `"${table.replaceAll('"', '""')}"`;
const text = (table: string) => `'${table.replaceAll("'", "''")}'`;

/** Builds a query that digests each row first: a complete table in one value could exceed the limit of the server. */
const factsOf = (table: string) =>
  `SELECT json_build_object('name', ${text(table)}, 'rows', count(*), 'sha256', encode(sha256(convert_to(coalesce(string_agg(digest, '' ORDER BY digest), ''), 'UTF8')), 'hex'))
    FROM (SELECT encode(sha256(convert_to(one::text, 'UTF8')), 'hex') AS digest FROM ${name(table)} one) digests`;

/**
 * Reads row counts and digests of a PostgreSQL database, independent of row order as for SQLite.
 * @throws BackupError it does not respond
 */
export async function postgresFacts(databaseUrl: string): Promise<TableFacts> {
  const tables = await askPostgres(databaseUrl, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename");
  if (tables.length === 0) return {};
  const rows = await askPostgres(databaseUrl, tables.map(factsOf).join(' UNION ALL '));
  const facts = rows.map((row) => fact.parse(JSON.parse(row)));
  return Object.fromEntries(facts.map(({ name: table, rows: count, sha256 }) => [table, { rows: count, sha256 }]));
}
