import type { Core } from '@strapi/strapi';

type Transaction = { trx: { raw: (statement: string, values: readonly unknown[]) => Promise<unknown> } | null };

/** Any number that no other lock of the database has. */
const lock = 70_460_297;

/**
 * Serializes transactions that read before they write, until each is committed. SQLite serializes all of them; on
 * PostgreSQL two could read at the same moment, find no row, and both write.
 */
export async function acquireWriteLock(strapi: Core.Strapi, { trx }: Transaction): Promise<void> {
  if (strapi.db.dialect.client === 'postgres') await trx?.raw('SELECT pg_advisory_xact_lock(?)', [lock]);
}

/** Does something in one transaction, in which others that take their turn have no part. */
export async function withWriteLock<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  const done: unknown = await strapi.db.transaction(async (transaction: Transaction) => {
    await acquireWriteLock(strapi, transaction);
    return work();
  });
  return done as T;
}
