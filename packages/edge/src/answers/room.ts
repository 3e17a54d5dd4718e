import type { FormLimits } from './sender.ts';

/** There is no room: for anybody, or for more of one address. */
export type NoRoom = 429 | 503;

/** Does an address's work while there is room for it. */
export type Room = <T>(address: string, work: () => Promise<T>, refuse: (status: NoRoom) => T | Promise<T>) => Promise<T>;

/** Room for so many at once, and for so many of one address. */
export function room({ atOnce, atOnceEach }: Pick<FormLimits, 'atOnce' | 'atOnceEach'>): Room {
  let busy = 0;
  const busyWith = new Map<string, number>();
  const count = (address: string, change: 1 | -1): void => {
    busy += change;
    const own = (busyWith.get(address) ?? 0) + change;
    if (own === 0) busyWith.delete(address);
    else busyWith.set(address, own);
  };
  return async (address, work, refuse) => {
    if ((busyWith.get(address) ?? 0) >= atOnceEach) return refuse(429);
    if (busy >= atOnce) return refuse(503);
    count(address, 1);
    try {
      return await work();
    } finally {
      count(address, -1);
    }
  };
}
