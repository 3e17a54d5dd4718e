import { Client } from 'pg';
import { getErrorMessage } from '@ochiq/service-kit/errors';

import { type ColumnKind, getColumnKind, type SourceCell, textExpressions, toPlainValue } from './cell-values';
import { MoveError } from './move-error';

export type TargetColumn = { name: string; kind: ColumnKind; type: string };

type Row = Readonly<Record<string, string | null>>;

const batchSize = 500;

export const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The PostgreSQL database to which a site is moved. */
export class PostgresTarget {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  /** @throws MoveError it does not answer */
  static async open(url: string): Promise<PostgresTarget> {
    const client = new Client({ connectionString: url });
    // Connection errors are reported by the query that they interrupt.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query("SET datestyle = 'ISO'; SET extra_float_digits = 1");
      return new PostgresTarget(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      const { host, pathname } = new URL(url);
      throw new MoveError(`The PostgreSQL database ${pathname.slice(1)} of ${host} can't be used: ${getErrorMessage(error)}.`);
    }
  }

  async query(statement: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    const { rows } = await this.#client.query<Row>(statement, [...values]);
    return rows;
  }

  async tables(): Promise<readonly string[]> {
    const resultRows = await this.query('SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename');
    return resultRows.map(({ name }) => String(name));
  }

  /** @throws MoveError a column of a type that is not known */
  async columns(table: string): Promise<readonly TargetColumn[]> {
    const resultRows = await this.query(
      `SELECT attname AS name, typname AS type FROM pg_attribute JOIN pg_type ON pg_type.oid = atttypid
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
      [quoteIdentifier(table)],
    );
    return resultRows.map(({ name, type }) => {
      try {
        return { name: String(name), kind: getColumnKind(String(type)), type: String(type) };
      } catch (error) {
        throw new MoveError(`${table}.${String(name)}: ${getErrorMessage(error)}`);
      }
    });
  }

  /** Adds rows; of each column the values one under the other. */
  async insert(table: string, columns: readonly TargetColumn[], values: readonly (readonly (string | null)[])[]): Promise<void> {
    const names = columns.map(({ name }) => quoteIdentifier(name)).join(', ');
    const arrays = columns.map(({ type }, index) => `$${String(index + 1)}::${type}[]`).join(', ');
    await this.#client.query(`INSERT INTO ${quoteIdentifier(table)} (${names}) SELECT * FROM unnest(${arrays})`, [...values]);
  }

  /** The cells of each row in the one form for both databases, in the order of a column; within a transaction. */
  async *rows(table: string, columns: readonly TargetColumn[], key: TargetColumn): AsyncGenerator<readonly (string | null)[]> {
    const cells = columns.map(({ name, kind }) => textExpressions[kind](quoteIdentifier(name))).join(', ');
    // By the column itself: its text has another order.
    const order = `moved.${quoteIdentifier(key.name)}${key.kind === 'text' ? ' COLLATE "C"' : ''}`;
    await this.#client.query(
      `DECLARE moved NO SCROLL CURSOR FOR SELECT ${cells} FROM ${quoteIdentifier(table)} AS moved ORDER BY ${order}`,
    );
    for (let isOver = false; !isOver;) {
      const { rows } = await this.#client.query<SourceCell[]>({ text: `FETCH ${String(batchSize)} FROM moved`, rowMode: 'array' });
      isOver = rows.length < batchSize;
      for (const row of rows) yield columns.map(({ kind }, index) => toPlainValue(kind, row[index] ?? null));
    }
    await this.#client.query('CLOSE moved');
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}
