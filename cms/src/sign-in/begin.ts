import type { Provider } from '@ochiq/contract/sign-in-providers';
import { signInBegin, type SignInLead } from '@ochiq/contract/sign-in-wire';

import { connectionTo } from './connection';
import { providerUrl } from './provider-url';
import { roads } from './roads';

/** Returns the provider's address for a reader who signs in; null for a request that is not the edge's. */
export function beginSignIn(provider: Provider, body: unknown): SignInLead | null {
  const { success, data: request } = signInBegin.safeParse(body);
  if (!success) return null;
  const connection = connectionTo(provider);
  if (!connection) return { outcome: 'refused', reason: 'not-set-up' };
  const { address, asking } = roads[provider];
  const { clientId, redirectUri, scope } = connection;
  const url = providerUrl(address);
  const query = { client_id: clientId, redirect_uri: redirectUri, state: request.state, ...asking({ ...request, clientId, scope }) };
  url.search = new URLSearchParams(query).toString();
  return { outcome: 'lead', to: url.href };
}
