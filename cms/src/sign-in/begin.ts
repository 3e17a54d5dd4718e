import type { Provider } from '@ochiq/contract/routing/sign-in-place';
import { signInBegin, type SignInRedirect } from '@ochiq/contract/wire/sign-in-wire';

import { getProviderConnection } from './provider-connection';
import { getProviderUrl } from './get-provider-url';
import { oauthProviders } from './providers';

/** Returns the provider's address for a reader who signs in; null for a request that is not the edge's. */
export function beginSignIn(provider: Provider, body: unknown): SignInRedirect | null {
  const { success, data: request } = signInBegin.safeParse(body);
  if (!success) return null;
  const connection = getProviderConnection(provider);
  if (!connection) return { outcome: 'refused', reason: 'not-set-up' };
  const { address, asking } = oauthProviders[provider];
  const { clientId, redirectUri, scope } = connection;
  const url = getProviderUrl(address);
  const query = { client_id: clientId, redirect_uri: redirectUri, state: request.state, ...asking({ ...request, clientId, scope }) };
  url.search = new URLSearchParams(query).toString();
  return { outcome: 'lead', to: url.href };
}
