import type { Change } from '@ochiq/contract/change';
import type { Core } from '@strapi/strapi';

import { table } from '../tables/table';
import { takeTurn } from '../tables/take-turn';
import { wakePublisher } from './wake-publisher';

type Fresh<C> = C extends Change ? Omit<C, 'id' | 'at'> : never;

/** A change that has not been written down yet. */
export type FreshChange = Fresh<Change>;

type Transaction = {
  trx: { raw: (statement: string, values: readonly unknown[]) => Promise<unknown> } | null;
  onCommit: (tell: () => void) => void;
};

/**
 * Does something that may change what is published, and writes down what has changed: both happen or neither.
 * @param follow does it, and says what has changed
 */
export async function recording<T>(strapi: Core.Strapi, follow: () => Promise<{ result: T; changes: readonly FreshChange[] }>): Promise<T> {
  const done: unknown = await strapi.db.transaction(async ({ trx, onCommit }: Transaction) => {
    // PostgreSQL assigns a number before others see its row: a reader that has come to a later number would miss it.
    await takeTurn(strapi, { trx });
    const { result, changes } = await follow();
    for (const { locales, ...change } of changes) {
      await table(strapi, 'change').create({ data: { ...change, locales: locales.join(','), at: new Date() } });
    }
    if (changes.length > 0) {
      onCommit(() => {
        wakePublisher(strapi);
      });
    }
    return result;
  });
  return done as T;
}
