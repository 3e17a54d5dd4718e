import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { getTable } from '../../../platform/database/get-table';
import type { PasskeyRefusal } from '../security-events';
import { type ChallengePlace, consumeChallenge } from './challenges';
import type { PasskeyAssertion, PasskeyCreation } from './passkey';
import { passkeyAlgorithms } from './passkey-options';
import { getRelyingParty } from './relying-party';
import type { VerifiedPasskey } from './stored-passkeys';

export type PasskeyCheck<Verified> = { verified: Verified } | { refusal: PasskeyRefusal };

type Expected = { expectedChallenge: string; expectedOrigin: string; expectedRPID: string; requireUserVerification: false };

const clientData = z.object({ challenge: z.string().min(1), origin: z.string() });

const decode = (encoded: string) => new Uint8Array(Buffer.from(encoded, 'base64url'));

/** Parses what the browser has had signed; `null` where it is nothing of the kind. */
function parseClientData(encoded: string): z.output<typeof clientData> | null {
  try {
    return clientData.safeParse(JSON.parse(Buffer.from(encoded, 'base64url').toString())).data ?? null;
  } catch {
    return null;
  }
}

/** Consumes the challenge of a response, and decides what else the library has to find in it. */
async function consumeResponse(strapi: Core.Strapi, place: ChallengePlace, encoded: string): Promise<PasskeyCheck<Expected>> {
  const data = parseClientData(encoded);
  if (!data) return { refusal: 'passkey-invalid' };
  if (!(await consumeChallenge(strapi, place, data.challenge))) return { refusal: 'passkey-challenge' };
  const { id, origin } = getRelyingParty();
  if (data.origin !== origin) return { refusal: 'passkey-address' };
  const expected = { expectedChallenge: data.challenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: false } as const;
  return { verified: expected };
}

/** Names why the library refuses a response, which it says in words: only the id of another relying party has a name. */
const toRefusal = (error: unknown): PasskeyRefusal =>
  error instanceof Error && error.name === 'UnexpectedRPIDHash' ? 'passkey-address' : 'passkey-invalid';

/**
 * Returns whether a new passkey comes without certificates. None is asked for, and to verify one the library would ask the
 * addresses in it for lists of revoked ones.
 */
export function isUnattested(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(decode(attestationObject));
  return ['none', 'packed'].includes(attestation.get('fmt')) && attestation.get('attStmt').get('x5c') === undefined;
}

async function verifyUnattested(response: PasskeyCreation, expected: Expected) {
  if (!isUnattested(response.response.attestationObject)) throw new Error('An attestation came along');
  const supportedAlgorithmIDs = [...passkeyAlgorithms];
  return verifyRegistrationResponse({ response: { ...response, clientExtensionResults: {} }, supportedAlgorithmIDs, ...expected });
}

/** Verifies a new passkey. */
export async function verifyCreation(
  strapi: Core.Strapi,
  owner: Omit<ChallengePlace, 'purpose'>,
  response: PasskeyCreation,
): Promise<PasskeyCheck<VerifiedPasskey>> {
  const consumed = await consumeResponse(strapi, { ...owner, purpose: 'addition' }, response.response.clientDataJSON);
  if ('refusal' in consumed) return consumed;
  const result = await verifyUnattested(response, consumed.verified).catch(toRefusal);
  if (typeof result === 'string') return { refusal: result };
  if (!result.verified) return { refusal: 'passkey-invalid' };
  const { id: credential, publicKey, counter } = result.registrationInfo.credential;
  const { transports } = response.response;
  return { verified: { credential, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports } };
}

/** Verifies the use of a passkey of the person. @returns what they call it */
export async function verifyAssertion(
  strapi: Core.Strapi,
  place: ChallengePlace,
  { response, ...credential }: PasskeyAssertion,
): Promise<PasskeyCheck<string>> {
  const consumed = await consumeResponse(strapi, place, response.clientDataJSON);
  if ('refusal' in consumed) return consumed;
  const passkeys = getTable(strapi, 'passkey');
  const row = await passkeys.findOne({ where: { user: place.user, credential: credential.id } });
  if (!row) return { refusal: 'passkey-unknown' };
  const result = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    // The counter is compared below, where it is written: of two requests the database lets one pass.
    credential: { id: row.credential, publicKey: decode(row.publicKey), counter: 0 },
    ...consumed.verified,
  }).catch(toRefusal);
  if (typeof result === 'string') return { refusal: result };
  if (!result.verified) return { refusal: 'passkey-invalid' };
  const { newCounter } = result.authenticationInfo;
  // Those that do not count say 0 for ever.
  const where = { id: row.id, counter: newCounter === 0 ? '0' : { $lt: newCounter } };
  const { count } = await passkeys.updateMany({ where, data: { counter: newCounter, usedAt: new Date() } });
  return count === 1 ? { verified: row.name } : { refusal: 'passkey-counter' };
}
