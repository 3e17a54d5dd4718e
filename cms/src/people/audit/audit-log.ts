import * as z from 'zod';

import { rowIdText } from '../../platform/strapi/row-id';
import { auditFormats } from './audit-paths';
import { auditKinds } from './kinds';

/** The most rows of a page. */
const maxPageSize = 100;

const optional = <T extends z.ZodType>(shape: T) => z.preprocess((value) => (value === '' ? undefined : value), shape.optional());
const positive = z.coerce.number().int().positive();

/** Filters of the log; days are of Tashkent, and both are included. */
const filters = {
  kind: optional(z.enum(auditKinds)),
  user: optional(rowIdText),
  from: optional(z.iso.date()),
  to: optional(z.iso.date()),
  search: optional(z.string().trim().max(200)),
};

export const auditQuery = z.strictObject({
  ...filters,
  page: optional(positive).transform((page) => page ?? 1),
  pageSize: optional(positive.max(maxPageSize)).transform((size) => size ?? 50),
});
export type AuditQuery = z.output<typeof auditQuery>;
export type AuditFilters = Omit<AuditQuery, 'page' | 'pageSize'>;

export const auditExportQuery = z.strictObject({ ...filters, format: z.enum(auditFormats) });
export const auditAccessQuery = z.strictObject({ date: z.iso.date() });

const person = z.object({ id: z.int(), name: z.string() });

const subject = z.object({ type: z.string(), id: z.string(), title: z.string().nullable(), locale: z.string().nullable() });

/** A row as the panel shows it; `user` is `null` for what no user of the panel did. */
export const shownAuditRow = z.object({
  number: z.int().positive(),
  at: z.iso.datetime(),
  kind: z.enum(auditKinds),
  user: person.nullable(),
  subject: subject.nullable(),
  details: z.record(z.string(), z.json()),
  hash: z.string(),
});
export type ShownAuditRow = z.output<typeof shownAuditRow>;

export const auditResponse = z.object({
  rows: z.array(shownAuditRow),
  total: z.int().nonnegative(),
  page: z.int().positive(),
  pageSize: z.int().positive(),
  /** All users that rows name, by their last name in the log. */
  users: z.array(person),
});
export type AuditResponse = z.output<typeof auditResponse>;

/** The accounts of the panel at the end of a day, and those that were deleted on it. */
export const auditAccessResponse = z.object({
  users: z.array(
    z.object({
      ...{ id: z.int(), name: z.string(), roles: z.array(z.string()), isActive: z.boolean() },
      /** For whom they stood in on that day, with the roles whose rights were lent. */
      standsInFor: z.array(z.object({ id: z.int(), name: z.string(), roles: z.array(z.string()) })),
    }),
  ),
});
export type AuditAccessResponse = z.output<typeof auditAccessResponse>;
