import { statSync } from 'node:fs';

import Database from 'better-sqlite3';

export type Connection = Database.Database;

/** SQLite's words for a file that is no index any more. */
const brokenCodes = ['SQLITE_CORRUPT', 'SQLITE_NOTADB', 'SQLITE_IOERR_SHORT_READ', 'SQLITE_CORRUPT_VTAB', 'SQLITE_FORMAT'];

/** SQLite's word for what went wrong. Its class is no help: the driver knows one for all copies of its module. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether an error says that the index is broken, and not that the question or the machine is. */
export const isBroken = (error: unknown): boolean => brokenCodes.includes(codeOf(error));

/** Whether an error says that the index cannot be read now: it was taken away, or it is being put in its place. */
export const isGone = (error: unknown): boolean =>
  ['SQLITE_CANTOPEN', 'SQLITE_BUSY', 'SQLITE_IOERR'].some((code) => codeOf(error).startsWith(code));

/** Which file a path leads to; null where there is none. */
export function inodeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.ino ?? null;
}

/**
 * A connection that cannot change anything. It keeps up to 64 MB of the index in memory; the file is
 * never mapped into it, where a file that is cut off would end the process.
 * @throws there is no such file
 */
export function openReading(file: string): Connection {
  const connection = new Database(file, { readonly: true, fileMustExist: true });
  connection.pragma('cache_size = -64000');
  return connection;
}

/**
 * A connection that writes without ever making a reader wait: what is new stands in a log beside the
 * file until it is whole. A power cut may cost the last writes, never the index.
 */
export function openWriting(file: string): Connection {
  const connection = new Database(file);
  try {
    // Packed texts of a page are about a thousand bytes: smaller pages of the file would be a quarter empty.
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
