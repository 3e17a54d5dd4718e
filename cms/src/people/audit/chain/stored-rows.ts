import path from 'node:path';

import Database from 'better-sqlite3';
import { Client } from 'pg';
import * as z from 'zod';

import { settings } from '../../../env';
import { getTableName } from '../../../platform/database/tables';
import type { AuditRow } from './sealed-row';

const table = getTableName('audit');
const batchSize = 2000;

const integer = z.coerce.number();
const text = z.coerce.string();
const storedRow = z.object({
  number: integer,
  at: integer,
  kind: text,
  actor: integer.nullable(),
  actorName: text,
  subjectType: z.string().nullable(),
  subjectId: z.string().nullable(),
  subjectTitle: z.string().nullable(),
  subjectLocale: z.string().nullable(),
  details: text,
  previous: text,
  hash: text,
});

/** Where a row is. */
const position = z.object({ number: integer, id: integer });

/** Reads rows after one of them; `at` is in milliseconds in both databases. */
type ReadBatch = (after: z.output<typeof position>) => Promise<readonly unknown[]>;

const columns = (at: string) =>
  [
    ...['id', 'coalesce(number, 0) AS number', `${at} AS at`, 'kind', 'actor', 'actor_name AS "actorName"'],
    ...['subject_type AS "subjectType"', 'subject_id AS "subjectId"', 'subject_title AS "subjectTitle"'],
    ...['subject_locale AS "subjectLocale"', 'details', 'previous', 'hash'],
  ].join(', ');

/** The rows after a number, and those of the same number after an id: in a changed database two may have one number. */
const buildQuery = (at: string, [number, id]: readonly [string, string]) =>
  `SELECT ${columns(at)} FROM ${table}
   WHERE coalesce(number, 0) > ${number} OR (coalesce(number, 0) = ${number} AND id > ${id})
   ORDER BY coalesce(number, 0), id LIMIT ${String(batchSize)}`;

async function* readBatches(read: ReadBatch): AsyncGenerator<AuditRow> {
  let after = { number: Number.MIN_SAFE_INTEGER, id: 0 };
  for (;;) {
    const rows = await read(after);
    yield* z.array(storedRow).parse(rows);
    const last = position.optional().parse(rows.at(-1));
    if (!last || rows.length < batchSize) return;
    after = last;
  }
}

async function* readSqliteRows(file: string): AsyncGenerator<AuditRow> {
  const database = new Database(file, { fileMustExist: true });
  try {
    const statement = database.prepare(buildQuery('at', ['CAST(? AS INTEGER)', 'CAST(? AS INTEGER)']));
    yield* readBatches(({ number, id }) => Promise.resolve(statement.all(String(number), String(number), String(id))));
  } finally {
    database.close();
  }
}

async function* readPostgresRows(url: string): AsyncGenerator<AuditRow> {
  const client = new Client({ connectionString: url, application_name: 'ochiq-audit-log' });
  // A failing query is rejected by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const query = buildQuery('round(extract(epoch from at) * 1000)::float8', ['$1::bigint', '$2::bigint']);
    yield* readBatches(async ({ number, id }) => (await client.query<Record<string, unknown>>(query, [number, id])).rows);
  } finally {
    await client.end();
  }
}

/**
 * Reads the rows of the log in the order of their numbers, from the database itself: the CMS may run meanwhile, or not start
 * at all.
 */
export function readStoredRows(): AsyncGenerator<AuditRow> {
  const { DATABASE_CLIENT: client, DATABASE_URL: url, CMS_DATA_DIR: data } = settings;
  return client === 'postgres' && url !== undefined ? readPostgresRows(url) : readSqliteRows(path.join(data, 'data.db'));
}
