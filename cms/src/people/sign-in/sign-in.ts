import type { SignInProblem } from '@ochiq/contract/wire/sign-in-problems';
import type { Provider } from '@ochiq/contract/routing/sign-in-place';
import {
  signInBegin,
  signInFinish,
  type SignInFinish,
  signInLimits,
  type SignInRedirect,
  type SignInResult,
} from '@ochiq/contract/wire/sign-in-wire';
import type { Core } from '@strapi/strapi';
import { getAddressBlock } from '@ochiq/service-kit/client-address';

import { createSession } from '../accounts/session';
import { readSecrets } from '../../env';
import { checkRateLimits } from '../../submissions/rate-limits/limiter';
import { providerLimit } from '../../submissions/rate-limits/limits';
import { getMonthlySalt } from '../../submissions/rate-limits/salt';
import { derivePurposeKey, hashWithKey } from '../../submissions/forms/secret-keys';
import { consumeProof } from '../../submissions/rate-limits/proof';
import { createIdentity, resolveAccount } from './resolve-account';
import { getProviderConnection, type ProviderConnection } from './provider-connection';
import { type Person, ProviderFault } from './provider-response';
import { oauthProviders } from './providers';
import { buildProviderHref } from './request-provider';

/** Returns the provider's address for a reader who signs in; null for a request that is not the edge's. */
export function beginSignIn(provider: Provider, body: unknown): SignInRedirect | null {
  const { success, data: request } = signInBegin.safeParse(body);
  if (!success) return null;
  const connection = getProviderConnection(provider);
  if (!connection) return { outcome: 'refused', reason: 'not-set-up' };
  const { address, asking } = oauthProviders[provider];
  const { clientId, redirectUri, scope } = connection;
  const parameters = { client_id: clientId, redirect_uri: redirectUri, state: request.state, ...asking({ ...request, clientId, scope }) };
  return { outcome: 'lead', to: buildProviderHref(address, parameters) };
}

const refuseSignIn = (reason: SignInProblem): SignInResult => ({ outcome: 'refused', reason });

async function isWithinLimits(strapi: Core.Strapi, address: string, now: Date): Promise<boolean> {
  const salt = await getMonthlySalt(strapi, now);
  return checkRateLimits(strapi, [{ key: `provider/${hashWithKey(salt, getAddressBlock(address))}`, limit: providerLimit }]);
}

/** Consumes a state once: a second use means that it was intercepted. */
function consumeState(strapi: Core.Strapi, provider: Provider, state: string, now: Date): Promise<boolean> {
  const nonce = hashWithKey(derivePurposeKey(readSecrets().ENCRYPTION_KEY, 'sign-in-state'), provider, state);
  return consumeProof(strapi, { nonce, expiresAt: new Date(now.getTime() + signInLimits.attemptMs) });
}

async function fetchPerson(
  strapi: Core.Strapi,
  provider: Provider,
  connection: ProviderConnection,
  { code, verifier, nonce }: SignInFinish,
): Promise<Person | SignInProblem> {
  try {
    const signal = AbortSignal.timeout(signInLimits.providerMs);
    return await oauthProviders[provider].read({ ...connection, code, verifier, nonce, signal });
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    strapi.log.warn(`Signing in through ${provider} failed: ${error.message}`);
    return error.problem;
  }
}

/** Signs in whom a provider vouches for; null where it is no request of the edge's at all. */
export async function finishSignIn(strapi: Core.Strapi, provider: Provider, body: unknown, now: Date): Promise<SignInResult | null> {
  const { success, data: request } = signInFinish.safeParse(body);
  if (!success) return null;
  const connection = getProviderConnection(provider);
  if (!connection) return refuseSignIn('not-set-up');
  if (!(await isWithinLimits(strapi, request.address, now))) return refuseSignIn('too-many');
  if (!(await consumeState(strapi, provider, request.state, now))) return refuseSignIn('expired');
  const person = await fetchPerson(strapi, provider, connection, request);
  if (typeof person === 'string') return refuseSignIn(person);
  const identity = createIdentity(readSecrets().ENCRYPTION_KEY, provider, person.subject);
  const account = await resolveAccount(strapi, identity, person);
  if (typeof account === 'string') return refuseSignIn(account);
  return { outcome: 'signed-in', session: await createSession(strapi, account, false), remember: false };
}
