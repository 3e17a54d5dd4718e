import pg from 'pg';
import * as z from 'zod';

import type { WrittenForm } from './create-written-form.ts';

type FormCounts = {
  /** E-mail addresses of senders whose form was accepted. */
  accepted: readonly string[];
  /** Rows and letters by sender. */
  rows: ReadonlyMap<string, number>;
  letters: ReadonlyMap<string, readonly string[]>;
};

/**
 * Senders whose form is missing, whose form is stored more than once, whose letter was not sent, and who got two.
 * `repeated`: the same letter was sent again under its own id, as after a crash between delivery and its record.
 */
export type FormOutcomes = Readonly<Record<'lost' | 'doubled' | 'untold' | 'toldTwice' | 'repeated', readonly string[]>>;

/** Classifies the outcome of every form. */
export function classifyForms({ accepted, rows, letters }: FormCounts): FormOutcomes {
  const senders = [...letters.keys()];
  const countLetters = (email: string) => new Set(letters.get(email)).size;
  return {
    lost: accepted.filter((email) => !rows.has(email)),
    doubled: [...rows].filter(([, count]) => count > 1).map(([email]) => email),
    untold: [...rows.keys()].filter((email) => countLetters(email) === 0),
    toldTwice: senders.filter((email) => countLetters(email) > 1),
    repeated: senders.filter((email) => (letters.get(email)?.length ?? 0) > countLetters(email)),
  };
}

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
