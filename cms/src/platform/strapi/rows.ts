import type { Core } from '@strapi/strapi';

type Data = Readonly<Record<string, unknown>>;
type Search = {
  where?: Data;
  orderBy?: Data | readonly Data[];
  limit?: number;
  offset?: number;
  populate?: Data | readonly string[];
  select?: readonly string[];
};

/**
 * Strapi's database layer for one table, typed by its rows. It bypasses all listeners: no webhook is called for what it
 * writes.
 */
export type Rows<R> = {
  findOne: (search: Search) => Promise<R | null>;
  findMany: (search: Search) => Promise<readonly R[]>;
  count: (search?: Search) => Promise<number>;
  create: (entry: { data: Data }) => Promise<R>;
  /** Relations are not written. */
  createMany: (entries: { data: readonly Data[] }) => Promise<{ count: number }>;
  update: (change: { where: Data; data: Data }) => Promise<R | null>;
  updateMany: (change: { where: Data; data: Data }) => Promise<{ count: number }>;
  deleteMany: (search: { where: Data }) => Promise<{ count: number }>;
};

/** Returns the rows of a type or table whose attributes Strapi's types don't know. */
export const getRows = <R>(strapi: Core.Strapi, uid: string): Rows<R> => strapi.db.query(uid);

const uniqueViolationCodes = ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'];

/** Returns whether the database refused a row because of a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && uniqueViolationCodes.includes(error.code);
