import { isOnePress, type IntakeRequest } from '@ochiq/contract/forms/wire';
import type { Suspicion } from '@ochiq/contract/intake-type';

import { readProof, type Proved } from './proof';
import { readTimeToken } from './time-token';

/** How far a request is to be believed: `proved` is the work that a browser has done for it. */
export type Trust = { suspicion: Suspicion | null; proved: Proved | null };

/**
 * What the trap, the time token and the proof of work say. A request without token or proof comes
 * from a browser without scripts and is let through; a token or proof that is no good is not.
 * @returns null where the form has to be opened anew
 */
export async function trustIn(
  secret: string,
  form: string,
  { token, proof, trapped }: Pick<IntakeRequest, 'token' | 'proof' | 'trapped'>,
  now: Date,
): Promise<Trust | null> {
  const opened = token === null ? null : readTimeToken(secret, token, now);
  if (token !== null && opened === null) return null;
  const proved = proof === null ? null : await readProof(secret, proof);
  if (proof !== null && (proved === null || proved.nonce !== opened?.nonce)) return null;
  if (trapped) return { suspicion: 'trap-filled', proved };
  if (opened?.tooQuick === true && !isOnePress(form)) return { suspicion: 'too-quick', proved };
  return { suspicion: proved === null ? 'no-proof' : null, proved };
}
