import { setTimeout as wait } from 'node:timers/promises';

import * as z from 'zod';

import type { Production } from '../production/start-production.ts';
import { waitingLetters } from './kept-forms.ts';

const pauseMs = 250;
/** A CMS takes half a minute to start, and the machine is busy. */
const patienceMs = 240_000;

/**
 * Letters that are due within so many seconds have to be gone: those that were not taken are tried again after a minute or two, and one
 * that was on its way when the CMS was killed is left for a minute to whoever may have it.
 */
export const lettersWithin = 150;

const told = z.object({ status: z.string().optional(), state: z.string().optional(), search: z.string().optional() });

/** What one of them lacks; undefined where it is well. */
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
 * Waits until everything says that it is well, by itself.
 * @param letters those that are due within so many seconds have to be gone; null where none has to be
 * @returns after how many milliseconds
 * @throws it does not become so: says what each says
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
