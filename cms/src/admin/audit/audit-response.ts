import * as z from 'zod';

import { auditKinds } from '../../people/audit/kinds.ts';

const id = z.union([z.string(), z.int()]).transform(String);
const person = z.object({ id, name: z.string() });

/** What a row says of its subject, as it was called then: an entry, a file, an account, a role, a setting. */
const subject = z.object({ type: z.string(), id, title: z.string().nullable(), locale: z.string().nullable() });

/** Details are whatever their kind has: the page labels those that it knows, and shows the others by their names. */
const shownRow = z.object({
  number: z.int().nonnegative(),
  at: z.iso.datetime(),
  kind: z.enum(auditKinds),
  user: person.nullable(),
  subject: subject.nullable(),
  details: z.record(z.string(), z.json()),
  hash: z.string(),
});
export type ShownRow = z.output<typeof shownRow>;
export type ShownSubject = NonNullable<ShownRow['subject']>;
export type ShownDetails = ShownRow['details'];
export type ShownDetail = ShownDetails[string];

/** A page of the log, and all persons that it names, for the filter. */
export const shownLog = z.object({
  rows: z.array(shownRow),
  total: z.int().nonnegative(),
  page: z.int().positive(),
  pageSize: z.int().positive(),
  users: z.array(person),
});
export type ShownLog = z.output<typeof shownLog>;
export type LogPerson = ShownLog['users'][number];

const account = z.object({
  ...{ id, name: z.string(), roles: z.array(z.string()), isActive: z.boolean() },
  /** For whom they stood in on that day, with the roles whose rights were lent. */
  standsInFor: z.array(person.extend({ roles: z.array(z.string()) })),
});
export type ShownAccount = z.output<typeof account>;

/** The accounts of the panel at the end of a day. */
export const shownAccess = z.object({ users: z.array(account) });
