import { getAddressBlock } from '@ochiq/service-kit/client-address';

import type { FormLimits, ReadingBody } from './sender.ts';

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
