import { isOnePress, type IntakeRequest } from '@ochiq/contract/forms/wire';
import type { Suspicion } from '@ochiq/contract/intake-type';

import { isWorth } from './due-work';
import { readProof, type Proved } from './proof';
import { readTimeToken } from './time-token';

/** How far a request is to be believed: `proved` is the work that a browser has done for it. */
export type Trust = { suspicion: Suspicion | null; proved: Proved | null };

/**
 * Evaluates the trap, the time token and the proof of work. A request without token or proof comes from a browser
 * without scripts and is let through; an invalid token or proof, or one worth too little, is not.
 * @param due the cost of the sender's next form
 * @returns null where the form has to be opened again
 */
export async function trustIn(
  { secret, form, due }: { secret: string; form: string; due: number },
  { token, proof, trapped }: Pick<IntakeRequest, 'token' | 'proof' | 'trapped'>,
  now: Date,
): Promise<Trust | null> {
  const opened = token === null ? null : readTimeToken(secret, token, now);
  if (token !== null && opened === null) return null;
  const read = proof === null ? null : await readProof(secret, proof);
  if (proof !== null && (read === null || read.nonce !== opened?.nonce || !isWorth(read.cost, due))) return null;
  const proved = read && { nonce: read.nonce, expiresAt: read.expiresAt };
  if (trapped) return { suspicion: 'trap-filled', proved };
  if (opened?.tooQuick === true && !isOnePress(form)) return { suspicion: 'too-quick', proved };
  return { suspicion: proved === null ? 'no-proof' : null, proved };
}
