import { existsSync } from 'node:fs';

import Database from 'better-sqlite3';

import { StartError, exitCodes } from './start-error';

function findDatabaseFault(file: string): string | null {
  try {
    const database = new Database(file, { fileMustExist: true });
    try {
      const checkResult = database.pragma('quick_check(1)', { simple: true });
      return checkResult === 'ok' ? null : String(checkResult);
    } finally {
      database.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Looks into the SQLite file before anything writes to it.
 * @throws the file is no database, or a damaged one
 */
export function checkDatabase(file: string): void {
  if (!existsSync(file)) return;
  const fault = findDatabaseFault(file);
  if (fault === null) return;
  throw new StartError(
    `The database ${file} can't be used (${fault.replaceAll('\n', ' ')}): put a backup in its place, or move it away to begin anew.`,
    exitCodes.database,
  );
}
