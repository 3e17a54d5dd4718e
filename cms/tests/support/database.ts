import SqliteDatabase from 'better-sqlite3';

export type DatabaseRow = Readonly<Record<string, string | number | null>>;

/** The SQLite file of a CMS of the tests, looked at from outside. */
export class Database {
  readonly #file: SqliteDatabase;

  constructor(file: string) {
    this.#file = new SqliteDatabase(file, { fileMustExist: true });
  }

  query(statement: string): readonly DatabaseRow[] {
    return this.#file.prepare(statement).all() as DatabaseRow[];
  }

  rows(table: string): readonly DatabaseRow[] {
    return this.query(`SELECT * FROM ${table} ORDER BY rowid`);
  }

  run(statement: string): void {
    this.#file.prepare(statement).run();
  }

  close(): void {
    this.#file.close();
  }
}
