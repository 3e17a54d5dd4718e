import { getAddressBlock } from '@ochiq/service-kit/client-address';

import type { LimitExceeded } from './concurrency-limiter.ts';
import type { FormLimits, ReadingBody } from './sender.ts';

/** Reads a body within the limits; refuses it, or aborts it later for the sake of another client. */
export type BodyLimiter = <T>(address: string, read: (reading: ReadingBody) => Promise<T>) => Promise<T | LimitExceeded>;

type Reading = { client: string; began: number; bytes: number; cut: AbortController };

/** A body that has been read for less time than this has no rate yet, in milliseconds. */
const minRateSampleMs = 1000;

/**
 * Chooses the body to abort in favour of a new one: the slowest of the client that has the most; undefined where
 * aborting any would be unfair.
 */
function chooseBodyToCut(readings: readonly Reading[], own: number, counts: ReadonlyMap<string, number>, now: number): Reading | undefined {
  const most = Math.max(...counts.values());
  if (own + 1 > most) return undefined;
  const rate = ({ bytes, began }: Reading): number => bytes / Math.max(1, now - began);
  return readings
    .filter(({ client, began }) => counts.get(client) === most && (own + 1 < most || now - began >= minRateSampleMs))
    .reduce<Reading | undefined>((slowest, reading) => (slowest && rate(slowest) <= rate(reading) ? slowest : reading), undefined);
}

/**
 * Limits how many bodies are read at once, in all and per client, so that bodies that never end do not block other
 * clients: at the limit the slowest body of the client with the most is aborted in favour of a client with fewer.
 * @param getNow a monotonic clock, in milliseconds
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
    const client = getAddressBlock(address);
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
