import Database from 'better-sqlite3';

/**
 * Copies a SQLite file as it is at one instant, while others read and write it.
 * @param target a file that is not there yet
 * @throws Error the database can't be read, or the copy not written
 */
export function copyDatabase(file: string, target: string): void {
  const database = new Database(file, { fileMustExist: true });
  try {
    // One reading transaction: in WAL mode no writer waits for it, and it sees none of them.
    database.prepare('VACUUM INTO ?').run(target);
  } finally {
    database.close();
  }
}
