import { env } from './env';
import { PostgresDatabase } from './postgres-database';
import { SqliteFile } from './sqlite-file';

export type DatabaseRow = Readonly<Record<string, string | number | null>>;

/**
 * The database of a CMS of the tests, looked at from outside. Whichever it is, a truth is 1 or 0 and an instant the
 * milliseconds since 1970.
 */
export type Database = {
  query: (statement: string) => readonly DatabaseRow[];
  /** In the order in which they were made, where the table keeps it. */
  rows: (table: string) => readonly DatabaseRow[];
  run: (statement: string) => void;
  /** The names of all tables. */
  tables: () => readonly string[];
  columns: (table: string) => readonly string[];
  /** The columns of which no two rows hold the same, one after the other. */
  unique: (table: string) => readonly string[];
  /** An instant as statements name it. */
  instant: (milliseconds: number) => string;
  /** Lets the database take no row into a table, until it is allowed again. */
  refuse: (table: string) => void;
  /** Lets each transaction that puts a row into a table, or changes one, go on to its end and fail there. */
  refuseCommit: (table: string, on?: 'INSERT' | 'UPDATE') => void;
  /** Runs a statement with each row that is added to a table or deleted from it, in the same transaction, until it is allowed again. */
  runOn: (change: 'INSERT' | 'DELETE', table: string, statement: string) => void;
  allow: (table: string) => void;
  close: () => void;
};

/** @param data the folder of the CMS */
export const openDatabase = (data: string): Database =>
  env.postgres === undefined ? new SqliteFile(data) : new PostgresDatabase(data, env.postgres);
