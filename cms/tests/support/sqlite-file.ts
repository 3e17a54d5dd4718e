import path from 'node:path';

import SqliteDatabase from 'better-sqlite3';

import type { Database, DatabaseRow } from './database';

const names = (rows: readonly DatabaseRow[]) => rows.map(({ name }) => String(name));

/** The database of a CMS that keeps its content in a file. */
export class SqliteFile implements Database {
  readonly #file: SqliteDatabase;

  constructor(data: string) {
    this.#file = new SqliteDatabase(path.join(data, 'data.db'), { fileMustExist: true });
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

  tables(): readonly string[] {
    return names(this.query("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"));
  }

  columns(table: string): readonly string[] {
    return names(this.query(`SELECT name FROM pragma_table_info('${table}')`));
  }

  unique(table: string): readonly string[] {
    const indexes = names(this.query(`SELECT name FROM pragma_index_list('${table}') WHERE "unique" = 1`));
    return indexes.flatMap((index) => names(this.query(`SELECT name FROM pragma_index_info('${index}')`)));
  }

  instant(milliseconds: number): string {
    return String(milliseconds);
  }

  refuse(table: string): void {
    this.run(`CREATE TRIGGER refuse_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'The table is full'); END`);
  }

  refuseCommit(table: string, on: 'INSERT' | 'UPDATE' = 'INSERT'): void {
    const other = 'other INTEGER REFERENCES never_kept (id) DEFERRABLE INITIALLY DEFERRED';
    this.run(`CREATE TABLE IF NOT EXISTS never_kept (id INTEGER PRIMARY KEY, ${other})`);
    this.run(`CREATE TRIGGER refuse_${table} AFTER ${on} ON ${table} BEGIN INSERT INTO never_kept (other) VALUES (-1); END`);
  }

  runOn(change: 'INSERT' | 'DELETE', table: string, statement: string): void {
    this.run(`CREATE TRIGGER refuse_${table} AFTER ${change} ON ${table} BEGIN ${statement}; END`);
  }

  allow(table: string): void {
    this.run(`DROP TRIGGER refuse_${table}`);
  }

  close(): void {
    this.#file.close();
  }
}
