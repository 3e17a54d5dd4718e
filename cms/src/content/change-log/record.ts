import type { Change } from '@ochiq/contract/wire/change';
import { getErrorMessage } from '@ochiq/service-kit/errors';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { acquireWriteLock } from '../../platform/database/transactions';
import { settings } from '../../env';
import { getRequestIdHeader } from '../../platform/observability/get-request-id-header';

const limitMs = 1000;

let isScheduled = false;

async function sendWakeUp(strapi: Core.Strapi, url: string, key: string): Promise<void> {
  try {
    const headers = { authorization: `Bearer ${key}`, ...getRequestIdHeader(strapi) };
    // A redirect would send the key to another host.
    const response = await fetch(new URL('/wake', url), {
      method: 'POST',
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    await response.body?.cancel();
    if (!response.ok) strapi.log.debug(`The publisher answered ${String(response.status)} when it was woken`);
  } catch (error) {
    strapi.log.debug(`The publisher was not woken: ${getErrorMessage(error)}`);
  }
}

/**
 * Notifies the publisher of new changes, once for all of the same moment. It is a hint that may get lost: the changes
 * are in the log.
 */
function notifyPublisher(strapi: Core.Strapi): void {
  const { PUBLISHER_URL: url, PUBLISHER_KEY: key } = settings;
  if (url === undefined || key === undefined || isScheduled) return;
  isScheduled = true;
  setImmediate(() => {
    isScheduled = false;
    void sendWakeUp(strapi, url, key);
  });
}

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
