import { closeSync, openSync } from 'node:fs';

import Database from 'better-sqlite3';

/**
 * Copies a SQLite file as it is at one instant, while others read and write it.
 * Only who copied it can read the copy, and what is restored from it.
 * @param target a file that is not there yet
 * @throws Error the database can't be read, or the copy not written
 */
export function copyDatabase(file: string, target: string): void {
  const database = new Database(file, { fileMustExist: true });
  try {
    closeSync(openSync(target, 'wx', 0o600));
    // One reading transaction: in WAL mode no writer waits for it, and it sees none of them.
    database.prepare('VACUUM INTO ?').run(target);
  } finally {
    database.close();
  }
}
