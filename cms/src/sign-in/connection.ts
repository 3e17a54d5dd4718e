import { signInCallback } from '@ochiq/contract/sign-in-place';
import type { Provider } from '@ochiq/contract/sign-in-providers';

import { settings, signInNames } from '../env';
import type { Exchange } from './exchange';

/** What a provider knows the site by. */
export type Connection = Pick<Exchange, 'clientId' | 'clientSecret' | 'scope' | 'redirectUri'>;

/** Returns the connection to a provider; null where it is not configured. */
export function connectionTo(provider: Provider): Connection | null {
  const { id, secret } = signInNames[provider];
  const { [id]: clientId, [secret]: clientSecret, SITE_URL, SIGN_IN_ONEID_SCOPE } = settings;
  if (clientId === undefined || clientSecret === undefined || SITE_URL === undefined) return null;
  const redirectUri = `${SITE_URL.replace(/\/+$/u, '')}${signInCallback(provider)}`;
  return { clientId, clientSecret, scope: provider === 'oneid' ? SIGN_IN_ONEID_SCOPE : undefined, redirectUri };
}
