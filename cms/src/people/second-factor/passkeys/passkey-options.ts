import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Localized } from '@ochiq/contract/routing/locales';

import { readSecrets, settings } from '../../../env';
import { translateForEditor } from '../../../platform/panel-words/translate-for-editor';
import { derivePurposeKey, hashWithKey } from '../../../submissions/forms/secret-keys';
import { formatUserName } from '../../../platform/strapi/user-names';
import type { PanelUser } from '../panel-people';
import { type ChallengePlace, createChallenge } from './challenges';
import { challengeMs, type ChallengePurpose, type CreationOptions, creationOptions, type RequestOptions, requestOptions } from './passkey';
import { getRelyingParty } from './relying-party';
import { listCredentials } from './stored-passkeys';

/** What keys sign with, in COSE's numbers: EdDSA, ES256 and RS256. Every authenticator has one of them, and Node.js all. */
export const passkeyAlgorithms: readonly number[] = [-8, -7, -257];

const noPasskey: Localized<string> = {
  uz: 'Bu yerda kirish kalitingiz yoʻq: kod yoki tiklash kodini kiriting',
  ru: 'Ключа доступа у вас здесь нет: введите код или код восстановления',
  en: 'You have no passkey here: type a code or a recovery code',
};

/** Returns what authenticators know the person by: the same for all of their passkeys, and nothing to others. */
const getUserHandle = (user: number) =>
  Buffer.from(hashWithKey(derivePurposeKey(readSecrets().ENCRYPTION_KEY, 'passkey-owner'), String(user)), 'hex');

/** What an authenticator shows as the place of the passkey. */
const getPlaceName = () => (settings.SITE_URL === undefined ? 'Ochiq' : new URL(settings.SITE_URL).host);

/** Creates what the browser is asked for with a new passkey, with a challenge. */
export async function createCreationOptions(strapi: Core.Strapi, user: PanelUser, session: string): Promise<CreationOptions> {
  const options = await generateRegistrationOptions({
    rpName: getPlaceName(),
    rpID: getRelyingParty().id,
    userName: user.email,
    userDisplayName: formatUserName(user),
    userID: getUserHandle(user.id),
    challenge: await createChallenge(strapi, { user: user.id, session, purpose: 'addition' }),
    timeout: challengeMs,
    attestationType: 'none',
    excludeCredentials: await listCredentials(strapi, user.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: [...passkeyAlgorithms],
  });
  return creationOptions.parse(options);
}

type RequestPlace = ChallengePlace & { purpose: Exclude<ChallengePurpose, 'addition'> };

/** Creates what the browser is asked for with a passkey of the person, with a challenge. @throws a ValidationError: they have none */
export async function createRequestOptions(strapi: Core.Strapi, place: RequestPlace): Promise<RequestOptions> {
  const allowCredentials = await listCredentials(strapi, place.user);
  if (allowCredentials.length === 0) throw new errors.ValidationError(translateForEditor(strapi, noPasskey));
  const options = await generateAuthenticationOptions({
    rpID: getRelyingParty().id,
    challenge: await createChallenge(strapi, place),
    timeout: challengeMs,
    userVerification: 'preferred',
    allowCredentials,
  });
  return requestOptions.parse(options);
}
