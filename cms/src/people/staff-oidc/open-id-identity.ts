import {
  authorizationCodeGrantRequest,
  calculatePKCECodeChallenge,
  clockTolerance,
  getValidatedIdTokenClaims,
  type IDToken,
  processAuthorizationCodeResponse,
  validateApplicationLevelSignature,
  validateAuthResponse,
} from 'oauth4webapi';
import * as z from 'zod';

import { createClientAuth, createProviderOptions, discoverProvider } from './provider-client';
import type { StaffIdentity } from './read-identity';
import type { StaffAttempt } from './sealed-attempt';
import { getReturnAddress, type OpenIdStaffProvider } from './staff-provider';
import { StaffRefused } from './staff-refused';
import type { FinishInput } from './staff-sign-in';

/** So much may the provider's clock go wrong, in seconds. */
const clockSeconds = 60;

/**
 * How long ago the provider may have asked the person themselves, in seconds: half a day. Whatever is asked for, it has to say
 * then when that was (OpenID Connect Core, 2).
 */
const maxAgeSeconds = 12 * 60 * 60;

const claimsShape = z.object({
  sub: z.string().min(1).max(255),
  iat: z.number(),
  auth_time: z.number().optional(),
  azp: z.string().optional(),
  /** Keycloak says so what kind of token it is; its others are no proof of a person. */
  typ: z.literal('ID').optional(),
  email: z.string().max(320).nullish(),
  email_verified: z.union([z.boolean(), z.string()]).nullish(),
  acr: z.string().nullish(),
  amr: z.array(z.string()).nullish(),
});

/** Builds the address at which a person signs in at an OpenID Connect provider. @throws {StaffRefused} it does not respond */
export async function buildOpenIdAddress(
  provider: OpenIdStaffProvider,
  { state, nonce, verifier, purpose }: StaffAttempt,
  isAgain: boolean,
): Promise<string> {
  const { authorization_endpoint } = await discoverProvider(provider);
  const url = new URL(authorization_endpoint);
  const { acr } = provider.factor;
  const parameters = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: getReturnAddress(purpose),
    scope: provider.scope,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    max_age: String(isAgain ? 0 : maxAgeSeconds),
    ...(acr.length > 0 && { acr_values: acr.join(' ') }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Checks what the library leaves to its callers, and takes of the claims what is needed. @throws {StaffRefused} */
function toIdentity({ clientId, factor }: OpenIdStaffProvider, claims: IDToken): StaffIdentity {
  const { success, data } = claimsShape.safeParse(claims);
  if (!success) throw new StaffRefused('invalid', 'the ID token is another kind of token, or has claims of other kinds');
  if (data.azp !== undefined && data.azp !== clientId) throw new StaffRefused('invalid', 'the ID token is for another client');
  const latest = Date.now() / 1000 + clockSeconds;
  if (data.iat > latest) throw new StaffRefused('clock', 'the ID token was issued in the future');
  if ((data.auth_time ?? 0) > latest) throw new StaffRefused('clock', 'the person was asked in the future');
  const isVerified = data.email_verified === true || data.email_verified === 'true';
  const hasMethod = data.amr?.some((method) => factor.amr.includes(method)) ?? false;
  return {
    issuer: claims.iss,
    subject: data.sub,
    email: isVerified ? (data.email ?? null) : null,
    hasFactor: hasMethod || factor.acr.includes(data.acr ?? ''),
    askedAt: data.auth_time === undefined ? null : data.auth_time * 1000,
  };
}

/**
 * Exchanges the code of a person who comes back for their identity. The signature, issuer, audience, times and nonce of the
 * ID token are verified, although it comes from the provider itself.
 * @throws {StaffRefused} what it says is no proof; and whatever the library and the requests throw
 */
export async function readOpenIdIdentity(
  provider: OpenIdStaffProvider,
  attempt: StaffAttempt,
  { state, code, iss, error }: FinishInput,
): Promise<StaffIdentity> {
  const server = await discoverProvider(provider);
  const options = createProviderOptions(provider);
  const client = { client_id: provider.clientId, [clockTolerance]: clockSeconds };
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries({ state, code, iss, error })) if (value !== undefined) given.set(name, value);
  const back = validateAuthResponse(server, client, given, attempt.state);
  const auth = createClientAuth(provider, server);
  const returnTo = getReturnAddress(attempt.purpose);
  const response = await authorizationCodeGrantRequest(server, client, auth, back, returnTo, attempt.verifier, options);
  const tokens = await processAuthorizationCodeResponse(server, client, response, { expectedNonce: attempt.nonce, requireIdToken: true });
  await validateApplicationLevelSignature(server, response, options);
  const claims = getValidatedIdTokenClaims(tokens);
  if (claims === undefined) throw new StaffRefused('invalid', 'there is no ID token');
  return toIdentity(provider, claims);
}
