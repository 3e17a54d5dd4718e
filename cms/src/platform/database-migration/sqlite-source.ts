import { existsSync } from 'node:fs';

import Database from 'better-sqlite3';

import { MoveError } from './move-error';
import type { SourceCell } from './cell-values';

type Row = Readonly<Record<string, SourceCell>>;

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The SQLite file that is moved: opened exclusively and read only. */
export class SqliteSource {
  readonly #file: Database;

  /** @throws MoveError the file is missing, or a CMS is running on it */
  constructor(file: string) {
    if (!existsSync(file)) throw new MoveError(`There is no SQLite database to move: ${file} is missing.`);
    this.#file = new Database(file, { fileMustExist: true, timeout: 0 });
    try {
      // A process that has opened a file in WAL mode holds a lock on it, even while it is idle.
      this.#file.pragma('locking_mode = EXCLUSIVE');
      this.#file.prepare('BEGIN EXCLUSIVE').run();
      this.#file.pragma('query_only = ON');
    } catch (error) {
      this.#file.close();
      if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY'))) throw error;
      throw new MoveError(`A CMS is running on ${file}: stop it first, so that nothing is written while the site is moved.`);
    }
  }

  #ask(statement: string, ...values: readonly string[]): readonly Row[] {
    return this.#file.prepare(statement).all(...values) as readonly Row[];
  }

  tables(): readonly string[] {
    const rows = this.#ask("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name");
    return rows.map(({ name }) => String(name));
  }

  columns(table: string): readonly string[] {
    return this.#ask('SELECT name FROM pragma_table_info(?)', table).map(({ name }) => String(name));
  }

  /** Whether a column holds anything at all. */
  isUsed(table: string, column = '*'): boolean {
    return this.#ask(`SELECT count(${column === '*' ? '*' : quoteName(column)}) > 0 AS used FROM ${quoteName(table)}`)[0]?.['used'] === 1;
  }

  count(table: string): number {
    return Number(this.#ask(`SELECT count(*) AS rows FROM ${quoteName(table)}`)[0]?.['rows']);
  }

  /** The cells of each row in the order of the columns; the rows in that of a column. */
  rows(table: string, columns: readonly string[], key: string): Iterable<readonly SourceCell[]> {
    const statement = `SELECT ${columns.map(quoteName).join(', ')} FROM ${quoteName(table)} ORDER BY ${quoteName(key)}`;
    // Integers beyond JavaScript's precision are read exactly.
    return this.#file.prepare(statement).safeIntegers().raw().iterate() as Iterable<readonly SourceCell[]>;
  }

  /** Returns the highest id that a table has ever assigned. */
  lastId(table: string): number {
    return Number(this.#ask('SELECT max(seq) AS last FROM sqlite_sequence WHERE name = ?', table)[0]?.['last'] ?? 0);
  }

  close(): void {
    this.#file.close();
  }
}
