import * as z from 'zod';

import type { TableFacts } from './manifest.ts';
import { askPostgres } from './postgres.ts';

const fact = z.object({ name: z.string(), rows: z.int().min(0), sha256: z.string() });

const name = (table: string) => `"${table.replaceAll('"', '""')}"`;
const text = (table: string) => `'${table.replaceAll("'", "''")}'`;

/** A digest of each row first: a whole table in one piece could be more than the server takes. */
const factsOf = (table: string) =>
  `SELECT json_build_object('name', ${text(table)}, 'rows', count(*), 'sha256', encode(sha256(convert_to(coalesce(string_agg(digest, '' ORDER BY digest), ''), 'UTF8')), 'hex'))
    FROM (SELECT encode(sha256(convert_to(one::text, 'UTF8')), 'hex') AS digest FROM ${name(table)} one) digests`;

/** What a PostgreSQL database holds, its tables without order as those of SQLite. @throws BackupError it does not answer */
export async function postgresFacts(databaseUrl: string): Promise<TableFacts> {
  const tables = await askPostgres(databaseUrl, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename");
  if (tables.length === 0) return {};
  const rows = await askPostgres(databaseUrl, tables.map(factsOf).join(' UNION ALL '));
  const facts = rows.map((row) => fact.parse(JSON.parse(row)));
  return Object.fromEntries(facts.map(({ name: table, rows: count, sha256 }) => [table, { rows: count, sha256 }]));
}
