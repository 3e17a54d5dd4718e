import { closeSync, openSync } from 'node:fs';

import Database from 'better-sqlite3';

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
