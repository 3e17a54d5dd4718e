import type { ChallengeAnswer } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { secrets } from '../env';
import { senderAt } from './counted';
import { baseCost, dueCost } from './due-work';
import { makeChallenge } from './proof';
import { saltOf } from './salt';
import { makeTimeToken } from './time-token';

/**
 * Issues what a browser needs to send a form: a proof-of-work challenge and a time token.
 * @param address the sender's; null for a request that is not about a form
 */
export async function challenge(strapi: Core.Strapi, address: string | null, now: Date): Promise<ChallengeAnswer> {
  const { ENCRYPTION_KEY: secret } = secrets();
  const cost = address === null ? baseCost : await dueCost(strapi, senderAt(await saltOf(strapi, now), address));
  const { parameters, signature } = await makeChallenge(secret, cost, now);
  return { token: makeTimeToken(secret, parameters.nonce, now), challenge: { parameters, signature } };
}
