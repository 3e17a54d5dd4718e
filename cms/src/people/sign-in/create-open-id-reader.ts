import {
  authorizationCodeGrantRequest,
  clockTolerance,
  getValidatedIdTokenClaims,
  OperationProcessingError,
  PARSE_ERROR,
  processAuthorizationCodeResponse,
  skipStateCheck,
  validateApplicationLevelSignature,
  validateAuthResponse,
  type AuthorizationServer,
  type ClientAuth,
} from 'oauth4webapi';
import * as z from 'zod';

import { createFetchOptions } from './request-provider';
import type { CodeExchange } from './provider-connection';
import { joinName, parseEmail, parseProviderResponse, type Person, ProviderFault } from './provider-response';

type OpenIdProvider = {
  /** Its name for itself, and where it gives out tokens and the keys that they are signed with. */
  server: AuthorizationServer & Required<Pick<AuthorizationServer, 'token_endpoint' | 'jwks_uri'>>;
  /** Where it wants the site's secret. */
  secretIn: (secret: string) => ClientAuth;
  /** Whether it is sent a nonce, which its token has to repeat; where it knows none, PKCE alone binds the answer to the reader. */
  repeatsNonce: boolean;
};

const claims = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().nullish(),
  email: z.string().nullish(),
  email_verified: z.union([z.boolean(), z.string()]).nullish(),
});

/** So much may the provider's clock go wrong, in seconds. */
const clockSeconds = 60;

/** What the library says against an answer is its own sentence, without a word of the provider. */
function faultIn(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ProviderFault) return error;
  const { cause } = error;
  const isUnreadable = error instanceof OperationProcessingError && error.code === PARSE_ERROR;
  const isOther = typeof cause === 'object' && cause !== null && 'body' in cause;
  return new ProviderFault(isUnreadable || isOther ? 'no-answer' : 'declined', error.message);
}

/**
 * Creates a reader of identities from an OpenID Connect provider.
 * @throws {ProviderFault}
 */
export const createOpenIdReader =
  ({ server, secretIn, repeatsNonce }: OpenIdProvider) =>
  async ({ clientId, clientSecret, code, redirectUri, verifier, nonce, signal }: CodeExchange): Promise<Person> => {
    const client = { client_id: clientId, [clockTolerance]: clockSeconds };
    const options = createFetchOptions(signal);
    // The edge compared the state, and the CMS took it: see sign-in.ts.
    const back = validateAuthResponse(server, client, new URLSearchParams({ code }), skipStateCheck);
    const response = await authorizationCodeGrantRequest(server, client, secretIn(clientSecret), back, redirectUri, verifier, options);
    try {
      const expected = repeatsNonce ? { expectedNonce: nonce } : { requireIdToken: true };
      const tokens = await processAuthorizationCodeResponse(server, client, response, expected);
      await validateApplicationLevelSignature(server, response, options);
      const { sub, name, email, email_verified } = parseProviderResponse(claims, getValidatedIdTokenClaims(tokens));
      const isVerified = email_verified === true || email_verified === 'true';
      return { subject: sub, name: joinName(name), email: isVerified ? parseEmail(email ?? '') : null };
    } catch (error) {
      throw faultIn(error);
    }
  };
