import { challengeAnswer, isOnePress, leastFillingMs } from '@ochiq/contract/forms/wire';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { withPrefix } from 'gatsby';

import { atLeast } from '../../http/at-least';
import { httpClient } from '../../http/client';

/** When the form was opened, and work that only machines who send thousands of forms would mind. */
export type Proof = { token?: string; proof?: string };

/**
 * As old has a token to be: a form that is sent sooner is taken for a machine's. Whoever sends once more what was open
 * for too long is none. The clocks of two machines are not one.
 */
const leastAgeMs = leastFillingMs + 100;
/** A device that needs longer sends the form without. */
const solvedWithinMs = 20_000;

const parse = (value: unknown) => challengeAnswer.parse(value);

async function solved(answer: Record<string, unknown>): Promise<string | null> {
  try {
    const challenge = answer as unknown as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey, timeout: solvedWithinMs });
    return solution && btoa(JSON.stringify({ challenge, solution }));
  } catch {
    // No such work is known here, or the browser has no cryptography: over plain HTTP it has none.
    return null;
  }
}

/** Asks for a challenge and solves it. It never fails: what can't be had is left out. */
export async function prove(form: string, signal: AbortSignal): Promise<Proof> {
  const answer = await httpClient('')(withPrefix('/forms/challenge'), { parse, signal });
  if (!answer.ok) return {};
  const { token, challenge } = answer.value;
  const proof = await atLeast(isOnePress(form) ? 0 : leastAgeMs, solved(challenge));
  return proof === null ? { token } : { token, proof };
}
