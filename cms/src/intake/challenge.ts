import type { ChallengeAnswer } from '@ochiq/contract/forms/wire';

import { secrets } from '../env';
import { makeChallenge } from './proof';
import { makeTimeToken } from './time-token';

/** What a browser needs to send a form: work, and when it was given. */
export async function challenge(now: Date): Promise<ChallengeAnswer> {
  const { ENCRYPTION_KEY: secret } = secrets();
  const { parameters, signature } = await makeChallenge(secret, now);
  return { token: makeTimeToken(secret, parameters.nonce, now), challenge: { parameters, signature } };
}
