import { PostgresSession } from './postgres-session';
import type { Database, DatabaseRow } from './database';
import { databaseName } from './postgres-sites';

const names = (rows: readonly DatabaseRow[]) => rows.map(({ name }) => String(name));

/** The database of a CMS on PostgreSQL. */
export class PostgresDatabase implements Database {
  readonly #session: PostgresSession;

  constructor(data: string, server: string) {
    this.#session = new PostgresSession(server, databaseName(data));
  }

  query(statement: string): readonly DatabaseRow[] {
    return this.#session.query(statement);
  }

  rows(table: string): readonly DatabaseRow[] {
    return this.query(`SELECT * FROM ${table} ORDER BY to_jsonb(${table}) -> 'id'`);
  }

  run(statement: string): void {
    this.query(statement);
  }

  tables(): readonly string[] {
    return names(this.query("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename"));
  }

  columns(table: string): readonly string[] {
    return names(
      this.query(`SELECT attname AS name FROM pg_attribute WHERE attrelid = '${table}'::regclass AND attnum > 0 ORDER BY attnum`),
    );
  }

  unique(table: string): readonly string[] {
    const columns = 'pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)';
    return names(this.query(`SELECT attname AS name FROM ${columns} WHERE indrelid = '${table}'::regclass AND indisunique`));
  }

  instant(milliseconds: number): string {
    return `to_timestamp(${String(milliseconds)} / 1000.0) AT TIME ZONE 'UTC'`;
  }

  refuse(table: string): void {
    this.run(`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''The table is full''; END'`);
    this.run(`CREATE TRIGGER refuse BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse()`);
  }

  refuseCommit(table: string, on: 'INSERT' | 'UPDATE' = 'INSERT'): void {
    this.run(`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''The disk is full''; END'`);
    this.run(
      `CREATE CONSTRAINT TRIGGER refuse AFTER ${on} ON ${table} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
  }

  runOn(change: 'INSERT' | 'DELETE', table: string, statement: string): void {
    const body = `BEGIN ${statement.replaceAll("'", "''")}; RETURN NULL; END`;
    this.run(`CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS '${body}'`);
    this.run(`CREATE TRIGGER refuse AFTER ${change} ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse()`);
  }

  allow(table: string): void {
    this.run(`DROP TRIGGER refuse ON ${table}`);
  }

  close(): void {
    this.#session.close();
  }
}
