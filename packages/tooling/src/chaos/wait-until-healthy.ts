import { setTimeout as wait } from 'node:timers/promises';

import * as z from 'zod';
import type { Production } from '@ochiq/cli/local-stack/start-production';

import { countDueLetters } from './stored-forms.ts';

const pauseMs = 250;
/** A CMS takes half a minute to start, on a busy machine longer. */
const timeoutMs = 240_000;

/**
 * Letters that are due within so many seconds have to be sent: a failed delivery is retried after a minute or two, and
 * one that was in progress when the CMS was killed keeps its lease for a minute.
 */
export const letterDueSeconds = 150;

const healthSchema = z.object({ status: z.string().optional(), state: z.string().optional(), search: z.string().optional() });

/** Returns the complaint of a service; `undefined` where it is healthy. */
async function findComplaint(name: string, url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    const { status, state, search } = healthSchema.parse(await response.json());
    const isWell = response.ok && (status ?? state) === (status === undefined ? 'live' : 'ok');
    return isWell
      ? undefined
      : `${name}: ${String(response.status)} ${status ?? state ?? ''}${search === undefined ? '' : `, search ${search}`}`;
  } catch (error) {
    return `${name}: ${String(error)}`;
  }
}

/**
 * Waits until all services report that they are healthy.
 * @param letters letters that are due within so many seconds have to be sent; `null` to ignore them
 * @returns the duration in milliseconds
 * @throws it does not happen in time: with the status of each
 */
export async function waitUntilHealthy({ health, databaseUrl }: Production, letters: number | null): Promise<number> {
  const began = performance.now();
  const findWaitingLetters = async (within: number) => {
    const left = await countDueLetters(databaseUrl, within).catch(() => -1);
    return left === 0 ? undefined : `outbox: ${String(left)} letters wait`;
  };
  for (;;) {
    const healthChecks = Object.entries(health).map(([name, url]) => findComplaint(name, url));
    const complaints = (await Promise.all([...healthChecks, ...(letters === null ? [] : [findWaitingLetters(letters)])])).filter(
      (one) => one !== undefined,
    );
    const took = performance.now() - began;
    if (complaints.length === 0) return took;
    if (took > timeoutMs) throw new Error(complaints.join('; '));
    await wait(pauseMs);
  }
}
