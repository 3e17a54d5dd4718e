import { getAddressBlock } from '@ochiq/service-kit/client-address';

import type { FormLimits } from './sender.ts';

/** The limit was reached: 503 in all, 429 for one client. */
export type LimitExceeded = 429 | 503;

/** Runs a task of a client within the limits; a client is a household or office, identified by its address block. */
export type ConcurrencyLimiter = <T>(
  address: string,
  work: () => Promise<T>,
  refuse: (status: LimitExceeded) => T | Promise<T>,
) => Promise<T>;

/**
 * Creates a limiter of concurrent tasks, in all and per client. No client gets more slots than are left for the others,
 * so that a few clients never occupy all: the last slot is for a client that has none.
 */
export function createConcurrencyLimiter({ atOnce, atOnceEach }: Pick<FormLimits, 'atOnce' | 'atOnceEach'>): ConcurrencyLimiter {
  let busy = 0;
  const busyWith = new Map<string, number>();
  const count = (client: string, change: 1 | -1): void => {
    busy += change;
    const own = (busyWith.get(client) ?? 0) + change;
    if (own === 0) busyWith.delete(client);
    else busyWith.set(client, own);
  };
  return async (address, work, refuse) => {
    const client = getAddressBlock(address);
    const own = busyWith.get(client) ?? 0;
    if (own >= atOnceEach) return refuse(429);
    if (own >= atOnce - busy) return refuse(503);
    count(client, 1);
    try {
      return await work();
    } finally {
      count(client, -1);
    }
  };
}
