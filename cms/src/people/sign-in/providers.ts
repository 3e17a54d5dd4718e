import type { Provider } from '@ochiq/contract/routing/sign-in-place';
import type { SignInBegin } from '@ochiq/contract/wire/sign-in-wire';
import { ClientSecretPost, type ClientAuth } from 'oauth4webapi';

import type { CodeExchange } from './provider-connection';
import { facebookAddress, readFacebook } from './facebook';
import { getOneIdParameters, oneIdAddress, readOneId } from './one-id';
import { createOpenIdReader } from './create-open-id-reader';
import type { Person } from './provider-response';

type AuthorizationRequest = SignInBegin & Pick<CodeExchange, 'clientId' | 'scope'>;

/** The protocol of a provider. */
export type OAuthProvider = {
  /** The address to which readers are redirected. */
  address: string;
  /** The parameters of that address, besides the client, the callback and the state. */
  asking: (request: AuthorizationRequest) => Readonly<Record<string, string>>;
  read: (exchange: CodeExchange) => Promise<Person>;
};

const buildCodeFlowParameters = ({ challenge }: AuthorizationRequest) => ({
  response_type: 'code',
  code_challenge: challenge,
  code_challenge_method: 'S256',
});

/** Telegram wants both: the client in the form, and the secret in the head, where `-` and `_` stay what they are, unlike the library's own. */
const secretForTelegram =
  (secret: string): ClientAuth =>
  (_server, { client_id }, body, headers) => {
    body.set('client_id', client_id);
    headers.set('authorization', `Basic ${btoa([client_id, secret].map(encodeURIComponent).join(':'))}`);
  };

/** What differs between the providers. */
export const oauthProviders = {
  oneid: {
    address: oneIdAddress,
    asking: getOneIdParameters,
    read: readOneId,
  },
  google: {
    address: 'https://accounts.google.com/o/oauth2/v2/auth',
    asking: (request) => ({ ...buildCodeFlowParameters(request), nonce: request.nonce, scope: 'openid email profile' }),
    read: createOpenIdReader({
      server: {
        issuer: 'https://accounts.google.com',
        token_endpoint: 'https://oauth2.googleapis.com/token',
        jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
        id_token_signing_alg_values_supported: ['RS256'],
      },
      secretIn: ClientSecretPost,
      repeatsNonce: true,
    }),
  },
  telegram: {
    address: 'https://oauth.telegram.org/auth',
    asking: (request) => ({ ...buildCodeFlowParameters(request), scope: 'openid profile' }),
    read: createOpenIdReader({
      server: {
        issuer: 'https://oauth.telegram.org',
        token_endpoint: 'https://oauth.telegram.org/token',
        jwks_uri: 'https://oauth.telegram.org/.well-known/jwks.json',
        // Which of them is set with the bot; the two others that it has give out no names.
        id_token_signing_alg_values_supported: ['RS256', 'ES256'],
      },
      secretIn: secretForTelegram,
      repeatsNonce: false,
    }),
  },
  facebook: {
    address: facebookAddress,
    asking: () => ({ response_type: 'code', scope: 'public_profile' }),
    read: readFacebook,
  },
} as const satisfies Record<Provider, OAuthProvider>;
