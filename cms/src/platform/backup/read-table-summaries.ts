import { createHash } from 'node:crypto';

import Database from 'better-sqlite3';

/** The content of a table: the number of rows, and a digest independent of their order. */
export type TableSummary = { rows: number; sha256: string };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

function computeTableSummary(database: Database, table: string): TableSummary {
  const digests: string[] = [];
  for (const row of database.prepare(`SELECT * FROM ${quoteName(table)}`).iterate()) digests.push(sha256(JSON.stringify(row)));
  return { rows: digests.length, sha256: sha256(digests.sort().join('\n')) };
}

/**
 * Reads all of a SQLite file.
 * @returns each table's summary by its name
 * @throws Error the file is no database, or a damaged one
 */
export function readTableSummaries(file: string): Record<string, TableSummary> {
  const database = new Database(file, { fileMustExist: true });
  try {
    const checkResult = database.pragma('quick_check(1)', { simple: true });
    if (checkResult !== 'ok') throw new Error(`The database ${file} is damaged: ${String(checkResult)}`);
    const tables = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'`).pluck();
    return Object.fromEntries(
      tables
        .all()
        .map(String)
        .sort()
        .map((table) => [table, computeTableSummary(database, table)]),
    );
  } finally {
    database.close();
  }
}
