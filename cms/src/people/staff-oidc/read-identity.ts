import {
  authorizationCodeGrantRequest,
  AuthorizationResponseError,
  calculatePKCECodeChallenge,
  clockTolerance,
  getValidatedIdTokenClaims,
  type IDToken,
  JWT_TIMESTAMP_CHECK,
  OperationProcessingError,
  processAuthorizationCodeResponse,
  UnsupportedOperationError,
  validateApplicationLevelSignature,
  validateAuthResponse,
} from 'oauth4webapi';
import * as z from 'zod';

import { ProviderFault } from '../sign-in/provider-response';
import { createClientAuth, createProviderOptions, discoverProvider, forgetProvider } from './provider-client';
import type { SignInAttempt } from './sealed-attempt';
import { getReturnAddress, type StaffProvider } from './staff-provider';
import { StaffRefused } from './staff-refused';
import type { FinishInput } from './staff-sign-in';

/** A person as the provider vouches for them. */
export type StaffIdentity = {
  issuer: string;
  subject: string;
  /** The address, where the provider has verified it. */
  email: string | null;
  /** Whether the provider has asked for what counts as a second factor. */
  hasFactor: boolean;
  /** When the provider has asked the person themselves, in milliseconds: a session there may be older. `null` where it does not say. */
  askedAt: number | null;
};

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

/** Converts what the library or the provider say against a sign-in; what is neither stays an error of ours. */
function toStaffRefused(error: unknown): unknown {
  if (error instanceof ProviderFault) return new StaffRefused(error.problem, error.message);
  if (error instanceof AuthorizationResponseError)
    return new StaffRefused(error.error === 'access_denied' ? 'cancelled' : 'declined', 'the provider sent an error back');
  if (error instanceof OperationProcessingError)
    return new StaffRefused(error.code === JWT_TIMESTAMP_CHECK ? 'clock' : 'invalid', error.message);
  return error instanceof UnsupportedOperationError ? new StaffRefused('invalid', error.message) : error;
}

/**
 * Builds the address at which a person signs in at the provider.
 * @param isAgain whether the provider is to ask the person, however short ago it did
 * @throws {StaffRefused} it does not respond
 */
export async function buildProviderAddress(
  provider: StaffProvider,
  { state, nonce, verifier }: SignInAttempt,
  isAgain: boolean,
): Promise<string> {
  const { authorization_endpoint } = await discoverProvider(provider);
  const url = new URL(authorization_endpoint);
  const { acr } = provider.factor;
  const parameters = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: getReturnAddress(),
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
function toIdentity({ clientId, factor }: StaffProvider, claims: IDToken): StaffIdentity {
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
 * @throws {StaffRefused} it is refused, or the provider does not respond
 */
export async function readIdentity(
  provider: StaffProvider,
  attempt: SignInAttempt,
  { state, code, iss, error }: FinishInput,
): Promise<StaffIdentity> {
  try {
    const server = await discoverProvider(provider);
    const options = createProviderOptions(provider);
    const client = { client_id: provider.clientId, [clockTolerance]: clockSeconds };
    const given = new URLSearchParams();
    for (const [name, value] of Object.entries({ state, code, iss, error })) if (value !== undefined) given.set(name, value);
    const back = validateAuthResponse(server, client, given, attempt.state);
    const auth = createClientAuth(provider, server);
    const response = await authorizationCodeGrantRequest(server, client, auth, back, getReturnAddress(), attempt.verifier, options);
    const tokens = await processAuthorizationCodeResponse(server, client, response, { expectedNonce: attempt.nonce, requireIdToken: true });
    await validateApplicationLevelSignature(server, response, options);
    const claims = getValidatedIdTokenClaims(tokens);
    if (claims === undefined) throw new StaffRefused('invalid', 'there is no ID token');
    return toIdentity(provider, claims);
  } catch (reason) {
    const refused = toStaffRefused(reason);
    if (refused instanceof StaffRefused && refused.refusal === 'no-answer') forgetProvider();
    throw refused;
  }
}
