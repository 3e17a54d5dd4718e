import type { Provider } from '@ochiq/contract/sign-in-providers';
import type { SignInBegin } from '@ochiq/contract/sign-in-wire';

import type { Exchange } from './exchange';
import { facebookAddress, readFacebook } from './facebook';
import { oneIdAddress, readOneId } from './one-id';
import { openId } from './open-id';
import type { Person } from './person';

type Asking = SignInBegin & Pick<Exchange, 'clientId' | 'scope'>;

/** How a provider is asked for a person. */
export type Road = {
  /** Where readers are led. */
  address: string;
  /** What they are led there with, besides the client, the way back and the state. */
  asking: (asking: Asking) => Readonly<Record<string, string>>;
  read: (exchange: Exchange) => Promise<Person>;
};

const withCode = ({ challenge, nonce }: Asking) => ({
  response_type: 'code',
  nonce,
  code_challenge: challenge,
  code_challenge_method: 'S256',
});

/** What differs between the providers. */
export const roads = {
  oneid: {
    address: oneIdAddress,
    asking: ({ clientId, scope }) => ({ response_type: 'one_code', scope: scope ?? clientId }),
    read: readOneId,
  },
  google: {
    address: 'https://accounts.google.com/o/oauth2/v2/auth',
    asking: (asking) => ({ ...withCode(asking), scope: 'openid email profile' }),
    read: openId({
      token: 'https://oauth2.googleapis.com/token',
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
      secretIn: 'body',
      repeatsNonce: true,
    }),
  },
  telegram: {
    address: 'https://oauth.telegram.org/auth',
    asking: (asking) => ({ ...withCode(asking), scope: 'openid profile' }),
    read: openId({
      token: 'https://oauth.telegram.org/token',
      issuers: ['https://oauth.telegram.org'],
      secretIn: 'header',
      repeatsNonce: false,
    }),
  },
  facebook: {
    address: facebookAddress,
    asking: () => ({ response_type: 'code', scope: 'public_profile' }),
    read: readFacebook,
  },
} as const satisfies Record<Provider, Road>;
