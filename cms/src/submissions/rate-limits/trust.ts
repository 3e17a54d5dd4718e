import type { IntakeRequest } from '@ochiq/contract/forms/intake-request';
import { isSingleClickForm } from '@ochiq/contract/forms/wire';
import type { Suspicion } from '@ochiq/contract/forms/intake-type';
import type { Core } from '@strapi/strapi';

import { getWorkRateLimitKey, isSufficientCost } from './due-work';
import { readProof, type VerifiedProof } from './proof';
import { readTimeToken } from './time-token';
import { getRateLimitKeys, type Sender } from './rate-limit-keys';
import { checkRateLimits, incrementRateLimit } from './limiter';
import type { RateLimitedForm } from './limits';

/** How far a request is to be believed: `proved` is the work that a browser has done for it. */
export type Trust = { suspicion: Suspicion | null; proved: VerifiedProof | null };

/**
 * Evaluates the trap, the time token and the proof of work. A request without token or proof comes from a browser
 * without scripts and is let through; an invalid token or proof, or one worth too little, is not.
 * @param due the cost of the sender's next form
 * @returns null where the form has to be opened again
 */
export async function evaluateTrust(
  { secret, form, due }: { secret: string; form: string; due: number },
  { token, proof, trapped }: Pick<IntakeRequest, 'token' | 'proof' | 'trapped'>,
  now: Date,
): Promise<Trust | null> {
  const opened = token === null ? null : readTimeToken(secret, token, now);
  if (token !== null && opened === null) return null;
  const readableProof = proof === null ? null : await readProof(secret, proof);
  if (proof !== null && (readableProof === null || readableProof.nonce !== opened?.nonce || !isSufficientCost(readableProof.cost, due)))
    return null;
  const proved = readableProof && { nonce: readableProof.nonce, expiresAt: readableProof.expiresAt };
  if (trapped) return { suspicion: 'trap-filled', proved };
  if (opened?.tooQuick === true && !isSingleClickForm(form)) return { suspicion: 'too-quick', proved };
  return { suspicion: proved === null ? 'no-proof' : null, proved };
}

/** Counts a form against its sender and raises the cost of the next one; returns whether it was within the limits. */
export async function countSubmission(strapi: Core.Strapi, form: RateLimitedForm, sender: Sender, { proved }: Trust): Promise<boolean> {
  if (proved) await incrementRateLimit(strapi, getWorkRateLimitKey(sender));
  return checkRateLimits(strapi, getRateLimitKeys(form, sender, proved !== null));
}
