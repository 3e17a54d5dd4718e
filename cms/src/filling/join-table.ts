import type { Core } from '@strapi/strapi';
import * as z from 'zod';

const column = z.object({ name: z.string() });
const related = z.object({
  joinTable: z.object({ name: z.string(), joinColumn: column, inverseJoinColumn: column, orderColumnName: z.string().optional() }),
});

/** Where the rows are that tie a type's entries to others, and how their columns are called. */
export type JoinTable = { name: string; from: string; to: string; order: string | null };

/**
 * Reads the join table of a relation.
 * @throws ZodError the field is no relation that has a table of its own
 */
export function joinTableOf(strapi: Core.Strapi, uid: string, field: string): JoinTable {
  const { joinTable } = related.parse(strapi.db.metadata.get(uid).attributes[field]);
  const { name, joinColumn, inverseJoinColumn, orderColumnName } = joinTable;
  return { name, from: joinColumn.name, to: inverseJoinColumn.name, order: orderColumnName ?? null };
}
