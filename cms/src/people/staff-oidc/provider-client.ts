import {
  allowInsecureRequests,
  type AuthorizationServer,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  customFetch,
  type CustomFetchOptions,
  discoveryRequest,
  OperationProcessingError,
  processDiscoveryResponse,
  type ProtectedResourceRequestBody,
} from 'oauth4webapi';

import { ProviderFault } from '../sign-in/provider-response';
import { fetchJson } from '../sign-in/request-provider';
import type { StaffProvider } from './staff-provider';
import { StaffRefused } from './staff-refused';

/** How long all requests to the provider may take for one step, and how long what it says of itself counts, in milliseconds. */
const [stepMs, discoveryMs] = [10_000, 60_000];

/** The provider by what it says of itself. */
export type DiscoveredProvider = AuthorizationServer &
  Required<Pick<AuthorizationServer, 'authorization_endpoint' | 'token_endpoint' | 'jwks_uri'>>;

const send = (address: string, options: CustomFetchOptions<string, ProtectedResourceRequestBody>) => fetchJson(new URL(address), options);

/** Has the library ask as we do. Without encryption it asks a provider on this machine only: the settings accept no other. */
export const createProviderOptions = ({ issuer }: Pick<StaffProvider, 'issuer'>) => ({
  signal: AbortSignal.timeout(stepMs),
  [customFetch]: send,
  // oxlint-disable-next-line typescript/no-deprecated -- marked so that it stands out: a provider on this machine has no certificate
  [allowInsecureRequests]: issuer.protocol === 'http:',
});

let known: { issuer: string; at: number; server: DiscoveredProvider } | null = null;

async function requestDiscovery(provider: Pick<StaffProvider, 'issuer'>): Promise<DiscoveredProvider> {
  const server = await processDiscoveryResponse(provider.issuer, await discoveryRequest(provider.issuer, createProviderOptions(provider)));
  const { authorization_endpoint, token_endpoint, jwks_uri } = server;
  if (authorization_endpoint === undefined || token_endpoint === undefined || jwks_uri === undefined)
    throw new StaffRefused('invalid', 'its discovery document lacks an address');
  // The library checks those that it asks itself; to this one the browser goes.
  if (!['https:', provider.issuer.protocol].includes(new URL(authorization_endpoint).protocol))
    throw new StaffRefused('invalid', 'the address at which people sign in is not encrypted');
  return { ...server, authorization_endpoint, token_endpoint, jwks_uri };
}

/**
 * Discovers the provider. What it says counts for a minute, so that strangers who press the button send it no flood; its keys
 * are read at each sign-in, since the copy is a new one for the library: a new key counts at once.
 * @throws {StaffRefused} it does not respond (`no-answer`), or is not the issuer of the settings (`invalid`)
 */
export async function discoverProvider(provider: Pick<StaffProvider, 'issuer'>): Promise<DiscoveredProvider> {
  const { href } = provider.issuer;
  if (known?.issuer === href && Date.now() - known.at < discoveryMs) return { ...known.server };
  try {
    const server = await requestDiscovery(provider);
    known = { issuer: href, at: Date.now(), server };
    return { ...server };
  } catch (error) {
    if (error instanceof StaffRefused) throw error;
    // Without a document at that address, too, the settings are wrong: it is no outage, and does not pass by itself.
    const isWrong = error instanceof OperationProcessingError || (error instanceof ProviderFault && error.problem === 'declined');
    const reason = error instanceof Error ? error.message : 'unreadable';
    throw new StaffRefused(isWrong ? 'invalid' : 'no-answer', `its discovery document: ${reason}`);
  }
}

/** Forgets what the provider says of itself: where it is down, the next person is not sent there. */
export function forgetProvider(): void {
  known = null;
}

/** Returns how the provider wants the client's secret. */
export function createClientAuth({ clientSecret }: Pick<StaffProvider, 'clientSecret'>, server: DiscoveredProvider): ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic') ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret);
}
