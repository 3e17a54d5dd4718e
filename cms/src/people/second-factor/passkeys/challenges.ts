import { randomBytes } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { readSecrets } from '../../../env';
import { getTable } from '../../../platform/database/get-table';
import { withWriteLock } from '../../../platform/database/transactions';
import { derivePurposeKey, hashWithKey } from '../../../submissions/forms/secret-keys';
import { findFormerSession } from '../panel-session';
import { challengeMs, type ChallengePurpose } from './passkey';

/** Whose challenge it is, in which session, and for what: another one of these finds none. */
export type ChallengePlace = { user: number; session: string; purpose: ChallengePurpose };

const hashChallenge = ({ user, session, purpose }: ChallengePlace, challenge: string) =>
  hashWithKey(derivePurposeKey(readSecrets().ENCRYPTION_KEY, 'passkey-challenge'), String(user), session, purpose, challenge);

/** Creates a challenge, in the place of the former one of the session, and deletes those that have run out. */
export async function createChallenge(strapi: Core.Strapi, place: ChallengePlace): Promise<Buffer<ArrayBuffer>> {
  const challenge = randomBytes(32);
  const { session } = place;
  const now = Date.now();
  const row = { session, hash: hashChallenge(place, challenge.toString('base64url')), expiresAt: new Date(now + challengeMs) };
  const challenges = getTable(strapi, 'passkey-challenge');
  await withWriteLock(strapi, async () => {
    await challenges.deleteMany({ where: { $or: [{ session }, { expiresAt: { $lte: new Date(now) } }] } });
    await challenges.create({ data: row });
  });
  return challenge;
}

async function deleteChallenge(strapi: Core.Strapi, place: ChallengePlace, challenge: string): Promise<boolean> {
  const where = { session: place.session, hash: hashChallenge(place, challenge), expiresAt: { $gt: new Date() } };
  return (await getTable(strapi, 'passkey-challenge').deleteMany({ where })).count === 1;
}

/**
 * Consumes a challenge: of two requests with one, the first only. It is looked up by its keyed hash, and compared with no other.
 * Where Strapi has renewed the session under another id meanwhile, the challenge is that of the former one.
 */
export async function consumeChallenge(strapi: Core.Strapi, place: ChallengePlace, challenge: string): Promise<boolean> {
  if (await deleteChallenge(strapi, place, challenge)) return true;
  const session = await findFormerSession(strapi, place);
  return session !== null && deleteChallenge(strapi, { ...place, session }, challenge);
}
