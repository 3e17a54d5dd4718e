import pg from 'pg';
import * as z from 'zod';

import type { WrittenForm } from './written-form.ts';

const tables = { contact: 'contact_messages', appeal: 'appeals' } as const satisfies Record<WrittenForm['name'], string>;
const counted = z.array(z.object({ email: z.string(), rows: z.coerce.number() }));
const waiting = z.tuple([z.object({ letters: z.coerce.number() })]);

/** Queries the database directly, without the CMS. @throws it does not respond */
async function askDatabase<S extends z.ZodType>(url: string, question: string, schema: S): Promise<z.output<S>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return schema.parse((await client.query(question)).rows);
  } finally {
    await client.end();
  }
}

/** Counts the rows of each sender, by e-mail. */
export async function keptForms(url: string): Promise<ReadonlyMap<string, number>> {
  const select = (table: string) => `SELECT email, count(*) AS rows FROM ${table} WHERE email LIKE 'drill-%' GROUP BY email`;
  const question = Object.values(tables).map(select).join(' UNION ALL ');
  const rows = await askDatabase(url, question, counted);
  return new Map(rows.map(({ email, rows: count }) => [email, count]));
}

/** Counts the unsent letters that are due within so many seconds. */
export async function waitingLetters(url: string, within: number): Promise<number> {
  const due = `due_at < now() + interval '${String(within)} seconds'`;
  const question = `SELECT count(*) AS letters FROM ochiq_mail WHERE state <> 'sent' AND ${due}`;
  const [{ letters }] = await askDatabase(url, question, waiting);
  return letters;
}
