import type { Change } from '@ochiq/contract/wire/change';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { acquireWriteLock } from '../../platform/database/acquire-write-lock';
import { notifyPublisher } from './notify-publisher';

type Fresh<C> = C extends Change ? Omit<C, 'id' | 'at'> : never;

/** A change that has not been written down yet. */
export type FreshChange = Fresh<Change>;

type Transaction = {
  trx: { raw: (statement: string, values: readonly unknown[]) => Promise<unknown> } | null;
  onCommit: (tell: () => void) => void;
};

/**
 * Runs work that may change published content, and records its changes in the same transaction.
 * @param work returns its result and the changes
 */
export async function withChangeRecord<T>(
  strapi: Core.Strapi,
  work: () => Promise<{ result: T; changes: readonly FreshChange[] }>,
): Promise<T> {
  const done: unknown = await strapi.db.transaction(async ({ trx, onCommit }: Transaction) => {
    // PostgreSQL assigns a number before others see its row: a reader that has come to a later number would miss it.
    await acquireWriteLock(strapi, { trx });
    const { result, changes } = await work();
    for (const { locales, ...change } of changes) {
      await getTable(strapi, 'change').create({ data: { ...change, locales: locales.join(','), at: new Date() } });
    }
    if (changes.length > 0) {
      onCommit(() => {
        notifyPublisher(strapi);
      });
    }
    return result;
  });
  return done as T;
}
