import { addressBlock } from '@ochiq/network/address-block';

import type { FormLimits } from './sender.ts';

/** There is no room: for anybody, or for more of one client. */
export type NoRoom = 429 | 503;

/** Does a client's work while there is room for it; a client is whoever belongs to one household or office by its address. */
export type Room = <T>(address: string, work: () => Promise<T>, refuse: (status: NoRoom) => T | Promise<T>) => Promise<T>;

/**
 * Room for so many at once, and for so many of one client. No client gets more than what is left for the others, so that
 * a few of them never fill it: the last place is for one who has none.
 */
export function room({ atOnce, atOnceEach }: Pick<FormLimits, 'atOnce' | 'atOnceEach'>): Room {
  let busy = 0;
  const busyWith = new Map<string, number>();
  const count = (client: string, change: 1 | -1): void => {
    busy += change;
    const own = (busyWith.get(client) ?? 0) + change;
    if (own === 0) busyWith.delete(client);
    else busyWith.set(client, own);
  };
  return async (address, work, refuse) => {
    const client = addressBlock(address);
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
