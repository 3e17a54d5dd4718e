import * as z from 'zod';

import type { TableDigests } from './manifest-schema.ts';
import { queryPostgres } from './postgres.ts';

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
