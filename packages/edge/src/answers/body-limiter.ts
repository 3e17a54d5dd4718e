import { addressBlock } from '@ochiq/network/address-block';

import type { NoRoom } from './room.ts';
import type { FormLimits, ReadingBody } from './sender.ts';

/** Reads a body while there is room for one more; refuses it, or cuts it off, where there is none. */
export type BodyLimiter = <T>(address: string, read: (reading: ReadingBody) => Promise<T>) => Promise<T | NoRoom>;

type Reading = { client: string; began: number; bytes: number; cut: AbortController };

/** How fast a body comes is not known before, in milliseconds. */
const rateKnownAfterMs = 1000;

/** The body to cut off for one more of a client: of a client that has the most, the slowest; undefined where it would be unfair. */
function chooseBodyToCut(readings: readonly Reading[], own: number, counts: ReadonlyMap<string, number>, now: number): Reading | undefined {
  const most = Math.max(...counts.values());
  if (own + 1 > most) return undefined;
  const rate = ({ bytes, began }: Reading): number => bytes / Math.max(1, now - began);
  return readings
    .filter(({ client, began }) => counts.get(client) === most && (own + 1 < most || now - began >= rateKnownAfterMs))
    .reduce<Reading | undefined>((slowest, reading) => (slowest && rate(slowest) <= rate(reading) ? slowest : reading), undefined);
}

/**
 * Bounds how many bodies are read at once, in all and of one client, so that those which never end keep nobody from sending:
 * where there is no room, the slowest body of the client with the most gives way to one of a client with fewer.
 * @param getNow a clock that never goes back, in milliseconds
 */
export function createBodyLimiter(
  { bodiesAtOnce, bodiesAtOnceEach }: Pick<FormLimits, 'bodiesAtOnce' | 'bodiesAtOnceEach'>,
  getNow = () => performance.now(),
): BodyLimiter {
  const readings = new Set<Reading>();
  const countByClient = (): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const { client } of readings) counts.set(client, (counts.get(client) ?? 0) + 1);
    return counts;
  };
  return async (address, read) => {
    const client = addressBlock(address);
    const counts = countByClient();
    const own = counts.get(client) ?? 0;
    if (own >= bodiesAtOnceEach) return 429;
    if (readings.size >= bodiesAtOnce) {
      const slowest = chooseBodyToCut([...readings], own, counts, getNow());
      if (!slowest) return 503;
      readings.delete(slowest);
      slowest.cut.abort();
    }
    const reading: Reading = { client, began: getNow(), bytes: 0, cut: new AbortController() };
    readings.add(reading);
    try {
      return await read({ signal: reading.cut.signal, onBytes: (count) => (reading.bytes += count) });
    } finally {
      readings.delete(reading);
    }
  };
}
