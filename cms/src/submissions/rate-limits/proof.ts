import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import type { Core } from '@strapi/strapi';
import type { ChallengeResponse } from '@ochiq/contract/forms/wire';

import { baseProofCost, maxProofCost, readProofCost } from './due-work';
import { derivePurposeKey } from '../forms/secret-keys';
import { createTimeToken, tokenLifeMs } from './time-token';
import { isUniqueViolation } from '../../platform/strapi/rows';
import { getTable } from '../../platform/database/get-table';
import { readSecrets } from '../../env';
import { hashSender } from './rate-limit-keys';
import { getMonthlySalt } from './salt';

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

/**
 * Consumes the proof of a request that is not stored.
 * @returns false where it was used before
 */
export async function consumeProof(strapi: Core.Strapi, proved: VerifiedProof | null): Promise<boolean> {
  try {
    if (proved) await getTable(strapi, 'used-challenge').create({ data: proved });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/**
 * Issues what a browser needs to send a form: a proof-of-work challenge and a time token.
 * @param address the sender's; null for a request that is not about a form
 */
export async function issueChallenge(strapi: Core.Strapi, address: string | null, now: Date): Promise<ChallengeResponse> {
  const { ENCRYPTION_KEY: secret } = readSecrets();
  const cost = address === null ? baseProofCost : await readProofCost(strapi, hashSender(await getMonthlySalt(strapi, now), address));
  const { parameters, signature } = await createProofChallenge(secret, cost, now);
  return { token: createTimeToken(secret, parameters.nonce, now), challenge: { parameters, signature } };
}
