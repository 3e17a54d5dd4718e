import { getSignInCallbackPath, type Provider } from '@ochiq/contract/routing/sign-in-place';

import { settings, signInSettingNames } from '../../env';

/** The parameters of an exchange of a code for a person. */
export type CodeExchange = {
  clientId: string;
  clientSecret: string;
  /** The requested scope, where it is configured. */
  scope: string | undefined;
  redirectUri: string;
  code: string;
  /** What the challenge was made of that the reader went with (PKCE). */
  verifier: string;
  nonce: string;
  signal: AbortSignal;
};

/** What a provider knows the site by. */
export type ProviderConnection = Pick<CodeExchange, 'clientId' | 'clientSecret' | 'scope' | 'redirectUri'>;

/** Returns the connection to a provider; null where it is not configured. */
export function getProviderConnection(provider: Provider): ProviderConnection | null {
  const { id, secret } = signInSettingNames[provider];
  const { [id]: clientId, [secret]: clientSecret, SITE_URL, SIGN_IN_ONEID_SCOPE } = settings;
  if (clientId === undefined || clientSecret === undefined || SITE_URL === undefined) return null;
  const redirectUri = `${SITE_URL.replace(/\/+$/u, '')}${getSignInCallbackPath(provider)}`;
  return { clientId, clientSecret, scope: provider === 'oneid' ? SIGN_IN_ONEID_SCOPE : undefined, redirectUri };
}
