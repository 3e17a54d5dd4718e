import pg from 'pg';
import * as z from 'zod';

import type { WrittenForm } from './create-written-form.ts';

const tables = { contact: 'contact_messages', appeal: 'appeals' } as const satisfies Record<WrittenForm['name'], string>;
const countsSchema = z.array(z.object({ email: z.string(), rows: z.coerce.number() }));
const lettersSchema = z.tuple([z.object({ letters: z.coerce.number() })]);

/** Queries the database directly, without the CMS. @throws it does not respond */
async function queryDatabase<S extends z.ZodType>(url: string, sql: string, schema: S): Promise<z.output<S>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return schema.parse((await client.query(sql)).rows);
  } finally {
    await client.end();
  }
}

/** Counts the rows of each sender, by e-mail. */
export async function countStoredForms(url: string): Promise<ReadonlyMap<string, number>> {
  const select = (table: string) => `SELECT email, count(*) AS rows FROM ${table} WHERE email LIKE 'drill-%' GROUP BY email`;
  const sql = Object.values(tables).map(select).join(' UNION ALL ');
  const rows = await queryDatabase(url, sql, countsSchema);
  return new Map(rows.map(({ email, rows: count }) => [email, count]));
}

/** Counts the unsent letters that are due within so many seconds. */
export async function countDueLetters(url: string, within: number): Promise<number> {
  const due = `due_at < now() + interval '${String(within)} seconds'`;
  const sql = `SELECT count(*) AS letters FROM ochiq_mail WHERE state <> 'sent' AND ${due}`;
  const [{ letters }] = await queryDatabase(url, sql, lettersSchema);
  return letters;
}
