import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';

import { baseProofCost, maxProofCost } from './due-work';
import { derivePurposeKey } from '../forms/secret-keys';
import { tokenLifeMs } from './time-token';

const algorithm = 'PBKDF2/SHA-256';

const payload = z.object({
  challenge: z.object({
    parameters: z
      .object({
        algorithm: z.literal(algorithm),
        nonce: z.string(),
        salt: z.string(),
        // A forged cost has no valid signature; but the check itself takes as long as the cost says.
        cost: z.number().min(baseProofCost).max(maxProofCost),
        keyLength: z.literal(32),
        keyPrefix: z.string(),
        expiresAt: z.number(),
      })
      .strict(),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(64) }),
});

const signatureKey = (secret: string) => derivePurposeKey(secret, 'challenge').toString('hex');

/**
 * Creates the work for a browser: a sender of thousands pays for each.
 * @param cost grows with the number of forms from a sender
 */
export const createProofChallenge = (secret: string, cost: number, now: Date): Promise<Challenge> =>
  createChallenge({
    algorithm,
    cost,
    deriveKey,
    expiresAt: new Date(now.getTime() + tokenLifeMs),
    hmacSignatureSecret: signatureKey(secret),
  });

function parseProof(proof: string): z.output<typeof payload> | null {
  try {
    return payload.parse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

export type VerifiedProof = { nonce: string; expiresAt: Date };
type ProofWithCost = VerifiedProof & { cost: number };

/** Reads a proof: the solution of one of our challenges that has not expired. Null where it is invalid. */
export async function readProof(secret: string, proof: string): Promise<ProofWithCost | null> {
  const parsedProof = parseProof(proof);
  if (parsedProof === null) return null;
  const { challenge, solution } = parsedProof;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: signatureKey(secret) });
  const { nonce, cost, expiresAt } = challenge.parameters;
  return verified ? { nonce, cost, expiresAt: new Date(expiresAt * 1000) } : null;
}
