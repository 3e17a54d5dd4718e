import type { Core } from '@strapi/strapi';
import * as z from 'zod';

const columnShape = z.object({ name: z.string() });
const relationShape = z.object({
  joinTable: z.object({
    name: z.string(),
    joinColumn: columnShape,
    inverseJoinColumn: columnShape,
    orderColumnName: z.string().optional(),
  }),
});

/** Where the rows are that tie a type's entries to others, and how their columns are called. */
export type JoinTable = { name: string; from: string; to: string; order: string | null };

/**
 * Reads the join table of a relation.
 * @throws ZodError the field is no relation that has a table of its own
 */
export function readJoinTable(strapi: Core.Strapi, uid: string, field: string): JoinTable {
  const { joinTable } = relationShape.parse(strapi.db.metadata.get(uid).attributes[field]);
  const { name, joinColumn, inverseJoinColumn, orderColumnName } = joinTable;
  return { name, from: joinColumn.name, to: inverseJoinColumn.name, order: orderColumnName ?? null };
}
