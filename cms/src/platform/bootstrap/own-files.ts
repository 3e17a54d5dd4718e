import { chmodSync, closeSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { exitCodes, StartError } from './start-error';

/** The database, the files that SQLite keeps next to it while it is used, and what was set aside. */
const databaseFiles = /^data\.(?:.+\.)?db(?:-wal|-shm|-journal)?$/u;

const getReason = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

/**
 * Restricts a SQLite database, which holds what citizens sent, to the user of the CMS. The file is made before SQLite
 * opens it: SQLite gives its companion files the rights of the file, and would make them as open as the machine's
 * `umask` is.
 * @throws StartError folder or file belongs to another user
 */
export function protectDatabaseFiles(database: string): void {
  const folder = path.dirname(database);
  try {
    chmodSync(folder, 0o700);
    closeSync(openSync(database, 'a', 0o600));
    for (const name of readdirSync(folder).filter((file) => databaseFiles.test(file))) chmodSync(path.join(folder, name), 0o600);
  } catch (error) {
    throw new StartError(
      `Others on this machine can't be kept from the database ${database} (${getReason(error)}): give the folder ${folder} and its files to the user that the CMS runs as.`,
      exitCodes.database,
    );
  }
}
