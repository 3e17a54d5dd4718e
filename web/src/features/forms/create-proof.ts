import { challengeResponse, isSingleClickForm, minFillTimeMs } from '@ochiq/contract/forms/wire';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { withPrefix } from 'gatsby';

import { waitAtLeast } from '../../http/wait-at-least';
import { createHttpClient } from '../../http/client';

/** The token of when the form was opened, and a proof of work that only senders of thousands of forms would mind. */
export type Proof = { token?: string; proof?: string };

/**
 * The minimum age of a token, in milliseconds: a form that is sent sooner is taken for a bot's. Sending again a form
 * that was open for too long does not count as one. The clocks of two machines differ.
 */
const minimumAgeMs = minFillTimeMs + 100;
/** A slower device sends the form without a proof. */
const solveTimeoutMs = 20_000;

const parse = (value: unknown) => challengeResponse.parse(value);

async function solveProof(challengeResult: Record<string, unknown>): Promise<string | null> {
  try {
    const challenge = challengeResult as unknown as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey, timeout: solveTimeoutMs });
    return solution && btoa(JSON.stringify({ challenge, solution }));
  } catch {
    // The algorithm is unknown, or the browser has no cryptography: over plain HTTP it has none.
    return null;
  }
}

/** Requests a challenge and solves it. It never fails: what is not available is left out. */
export async function createProof(form: string, signal: AbortSignal): Promise<Proof> {
  const challengeResult = await createHttpClient('')(withPrefix('/forms/challenge'), { parse, signal });
  if (!challengeResult.ok) return {};
  const { token, challenge } = challengeResult.value;
  const proof = await waitAtLeast(isSingleClickForm(form) ? 0 : minimumAgeMs, solveProof(challenge));
  return proof === null ? { token } : { token, proof };
}
