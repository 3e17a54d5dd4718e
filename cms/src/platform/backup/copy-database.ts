import { closeSync, openSync } from 'node:fs';
import { createHash } from 'node:crypto';

import Database from 'better-sqlite3';

/** The content of a table: the number of rows, and a digest independent of their order. */
type TableSummary = { rows: number; sha256: string };

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

/**
 * Copies a SQLite file as it is at one instant, while others read and write it. The copy, and what is restored from it,
 * is readable by its owner only.
 * @param target a file that does not exist yet
 * @throws Error the database can't be read, or the copy not written
 */
export function copyDatabase(file: string, target: string): void {
  const database = new Database(file, { fileMustExist: true });
  try {
    closeSync(openSync(target, 'wx', 0o600));
    // One read transaction: in WAL mode it blocks no writer, and sees none of their changes.
    database.prepare('VACUUM INTO ?').run(target);
  } finally {
    database.close();
  }
}
