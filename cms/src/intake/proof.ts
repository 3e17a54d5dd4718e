import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';

import { keyFor } from './secret-keys';
import { tokenLifeMs } from './time-token';

/** 256 derivations on average: a fifth of a second for a browser, half a millisecond for us to check. */
const cost = 1000;
const algorithm = 'PBKDF2/SHA-256';

const payload = z.object({
  challenge: z.object({
    parameters: z
      .object({
        algorithm: z.literal(algorithm),
        nonce: z.string(),
        salt: z.string(),
        cost: z.literal(cost),
        keyLength: z.literal(32),
        keyPrefix: z.string(),
        expiresAt: z.number(),
      })
      .strict(),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(64) }),
});

const signatureKey = (secret: string) => keyFor(secret, 'challenge').toString('hex');

/** Work for a browser: a sender of thousands pays for each. */
export const makeChallenge = (secret: string, now: Date): Promise<Challenge> =>
  createChallenge({
    algorithm,
    cost,
    deriveKey,
    expiresAt: new Date(now.getTime() + tokenLifeMs),
    hmacSignatureSecret: signatureKey(secret),
  });

function read(proof: string): z.output<typeof payload> | null {
  try {
    return payload.parse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

export type Proved = { nonce: string; expiresAt: Date };

/** What was proved: the work of a challenge of ours that has not run out. Null where it was not. */
export async function readProof(secret: string, proof: string): Promise<Proved | null> {
  const said = read(proof);
  if (said === null) return null;
  const { challenge, solution } = said;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: signatureKey(secret) });
  const { nonce, expiresAt } = challenge.parameters;
  return verified ? { nonce, expiresAt: new Date(expiresAt * 1000) } : null;
}
