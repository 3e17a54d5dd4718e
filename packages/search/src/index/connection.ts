import { statSync } from 'node:fs';

import { getErrorCode } from '@ochiq/service-kit/errors';
import Database from 'better-sqlite3';

export type Connection = Database.Database;

/** Error codes of SQLite for a file that is not a usable index any more. */
const corruptionCodes = ['SQLITE_CORRUPT', 'SQLITE_NOTADB', 'SQLITE_IOERR_SHORT_READ', 'SQLITE_CORRUPT_VTAB', 'SQLITE_FORMAT'];

/**
 * Returns whether an error means that the index is corrupt, rather than the query or the machine at fault. The error
 * class is no help: the driver has one for all copies of its module.
 */
export const isCorruptionError = (error: unknown): boolean => corruptionCodes.includes(getErrorCode(error) ?? '');

/** Returns whether an error means that the index cannot be read at the moment: it was removed, or is being replaced. */
export const isUnavailableError = (error: unknown): boolean =>
  ['SQLITE_CANTOPEN', 'SQLITE_BUSY', 'SQLITE_IOERR'].some((code) => getErrorCode(error)?.startsWith(code));

/** Returns the inode that a path leads to; `null` where there is none. */
export function getInode(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.ino ?? null;
}

/**
 * Opens a read-only connection. It caches up to 64 MB of the index in memory; the file is never memory-mapped, since
 * truncating a mapped file would crash the process.
 * @throws there is no such file
 */
export function openReadConnection(file: string): Connection {
  const connection = new Database(file, { readonly: true, fileMustExist: true });
  connection.pragma('cache_size = -64000');
  return connection;
}

/**
 * Opens a writing connection that never blocks a reader: changes are kept in a write-ahead log until they are complete.
 * A power cut may cost the last writes, never the index.
 */
export function openWriteConnection(file: string): Connection {
  const connection = new Database(file);
  try {
    // Compressed texts of a page have about a thousand bytes: with smaller database pages a quarter of the file would
    // be empty.
    connection.pragma('page_size = 8192');
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = NORMAL');
    connection.pragma('foreign_keys = ON');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
