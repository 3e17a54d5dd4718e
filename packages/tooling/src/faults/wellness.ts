import { setTimeout as wait } from 'node:timers/promises';

import * as z from 'zod';

import type { Production } from '../production/start-production.ts';
import { waitingLetters } from './kept-forms.ts';

const pauseMs = 250;
/** A CMS takes half a minute to start, on a busy machine longer. */
const patienceMs = 240_000;

/**
 * Letters that are due within so many seconds have to be sent: a failed delivery is retried after a minute or two, and
 * one that was in progress when the CMS was killed keeps its lease for a minute.
 */
export const lettersWithin = 150;

const told = z.object({ status: z.string().optional(), state: z.string().optional(), search: z.string().optional() });

/** Returns the complaint of a service; `undefined` where it is healthy. */
async function complaintOf(name: string, url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    const { status, state, search } = told.parse(await answer.json());
    const isWell = answer.ok && (status ?? state) === (status === undefined ? 'live' : 'ok');
    return isWell
      ? undefined
      : `${name}: ${String(answer.status)} ${status ?? state ?? ''}${search === undefined ? '' : `, search ${search}`}`;
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
export async function untilWell({ health, databaseUrl }: Production, letters: number | null): Promise<number> {
  const began = performance.now();
  const lettersLeft = async (within: number) => {
    const left = await waitingLetters(databaseUrl, within).catch(() => -1);
    return left === 0 ? undefined : `outbox: ${String(left)} letters wait`;
  };
  for (;;) {
    const asked = Object.entries(health).map(([name, url]) => complaintOf(name, url));
    const complaints = (await Promise.all([...asked, ...(letters === null ? [] : [lettersLeft(letters)])])).filter(
      (one) => one !== undefined,
    );
    const took = performance.now() - began;
    if (complaints.length === 0) return took;
    if (took > patienceMs) throw new Error(complaints.join('; '));
    await wait(pauseMs);
  }
}
