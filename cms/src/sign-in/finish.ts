import type { SignInProblem } from '@ochiq/contract/sign-in-problems';
import type { Provider } from '@ochiq/contract/sign-in-providers';
import { signInFinish, signInLimits, type SignInFinish, type SignInResult } from '@ochiq/contract/sign-in-wire';
import type { Core } from '@strapi/strapi';

import { newSession } from '../accounts/session';
import { secrets } from '../env';
import { addressBlock } from '@ochiq/network/address-block';
import { withinLimits } from '../intake/limiter';
import { providerLimit } from '../intake/limits';
import { saltOf } from '../intake/salt';
import { keyFor, keyedHash } from '../intake/secret-keys';
import { spend } from '../intake/spend';
import { accountFor } from './account-for';
import { connectionTo, type Connection } from './connection';
import { identityOf } from './identities';
import type { Person } from './person';
import { ProviderFault } from './provider-fault';
import { roads } from './roads';

const refused = (reason: SignInProblem): SignInResult => ({ outcome: 'refused', reason });

async function isWithinLimits(strapi: Core.Strapi, address: string, now: Date): Promise<boolean> {
  const salt = await saltOf(strapi, now);
  return withinLimits(strapi, [{ key: `provider/${keyedHash(salt, addressBlock(address))}`, limit: providerLimit }]);
}

/** Consumes a state once: a second use means that it was intercepted. */
function takeState(strapi: Core.Strapi, provider: Provider, state: string, now: Date): Promise<boolean> {
  const nonce = keyedHash(keyFor(secrets().ENCRYPTION_KEY, 'sign-in-state'), provider, state);
  return spend(strapi, { nonce, expiresAt: new Date(now.getTime() + signInLimits.attemptMs) });
}

async function askFor(
  strapi: Core.Strapi,
  provider: Provider,
  connection: Connection,
  { code, verifier, nonce }: SignInFinish,
): Promise<Person | SignInProblem> {
  try {
    const signal = AbortSignal.timeout(signInLimits.providerMs);
    return await roads[provider].read({ ...connection, code, verifier, nonce, signal });
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
  const connection = connectionTo(provider);
  if (!connection) return refused('not-set-up');
  if (!(await isWithinLimits(strapi, request.address, now))) return refused('too-many');
  if (!(await takeState(strapi, provider, request.state, now))) return refused('expired');
  const person = await askFor(strapi, provider, connection, request);
  if (typeof person === 'string') return refused(person);
  const identity = identityOf(secrets().ENCRYPTION_KEY, provider, person.subject);
  const account = await accountFor(strapi, identity, person);
  if (typeof account === 'string') return refused(account);
  return { outcome: 'signed-in', session: await newSession(strapi, account, false), remember: false };
}
