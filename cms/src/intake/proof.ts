import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';

import { baseCost, highestCost } from './due-work';
import { keyFor } from './secret-keys';
import { tokenLifeMs } from './time-token';

const algorithm = 'PBKDF2/SHA-256';

const payload = z.object({
  challenge: z.object({
    parameters: z
      .object({
        algorithm: z.literal(algorithm),
        nonce: z.string(),
        salt: z.string(),
        // Whoever makes up a cost has no signature; but the check itself takes as long as it says.
        cost: z.number().min(baseCost).max(highestCost),
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

/** Work for a browser: a sender of thousands pays for each. @param cost grows with how many a sender sends */
export const makeChallenge = (secret: string, cost: number, now: Date): Promise<Challenge> =>
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
type Proof = Proved & { cost: number };

/** What was proved: the work of a challenge of ours that has not run out. Null where it was not. */
export async function readProof(secret: string, proof: string): Promise<Proof | null> {
  const said = read(proof);
  if (said === null) return null;
  const { challenge, solution } = said;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: signatureKey(secret) });
  const { nonce, cost, expiresAt } = challenge.parameters;
  return verified ? { nonce, cost, expiresAt: new Date(expiresAt * 1000) } : null;
}
