import type { Provider } from '@ochiq/contract/sign-in-providers';
import type { Core } from '@strapi/strapi';

import { keyFor, keyedHash } from '../intake/secret-keys';
import { table } from '../tables/table';

/**
 * A person as a provider knows them; the hash can't be computed without our key, even of a number that is easily
 * guessed.
 */
export type Identity = { provider: Provider; hash: string };

export const identityOf = (secret: string, provider: Provider, subject: string): Identity => ({
  provider,
  hash: keyedHash(keyFor(secret, 'identity'), provider, subject),
});

/** Finds the account of an identity; null where there is none yet. */
export const accountOfIdentity = async (strapi: Core.Strapi, { hash }: Identity): Promise<string | null> =>
  (await table(strapi, 'identity').findOne({ where: { hash } }))?.account ?? null;

/** Returns whether the account already has an identity at the same provider. */
export const hasIdentity = async (strapi: Core.Strapi, account: string, { provider }: Identity): Promise<boolean> =>
  (await table(strapi, 'identity').findOne({ where: { account, provider } })) !== null;

export async function addIdentity(strapi: Core.Strapi, account: string, identity: Identity): Promise<void> {
  await table(strapi, 'identity').create({ data: { ...identity, account } });
}

/** Deletes the identities of an account that no longer exists. */
export async function forgetIdentities(strapi: Core.Strapi, account: string): Promise<void> {
  await table(strapi, 'identity').deleteMany({ where: { account } });
}
