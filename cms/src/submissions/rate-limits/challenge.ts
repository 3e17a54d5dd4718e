import type { ChallengeResponse } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { readSecrets } from '../../env';
import { hashSender } from './rate-limit-keys';
import { baseProofCost, readProofCost } from './due-work';
import { createProofChallenge } from './proof';
import { getMonthlySalt } from './salt';
import { createTimeToken } from './time-token';

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
