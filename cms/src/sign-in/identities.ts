import type { Provider } from '@ochiq/contract/routing/sign-in-place';
import type { Core } from '@strapi/strapi';

import { derivePurposeKey, hashWithKey } from '../submissions/secret-keys';
import { getTable } from '../database/get-table';

/**
 * A person as a provider knows them; the hash can't be computed without our key, even of a number that is easily
 * guessed.
 */
export type Identity = { provider: Provider; hash: string };

export const createIdentity = (secret: string, provider: Provider, subject: string): Identity => ({
  provider,
  hash: hashWithKey(derivePurposeKey(secret, 'identity'), provider, subject),
});

/** Finds the account of an identity; null where there is none yet. */
export const findAccountByIdentity = async (strapi: Core.Strapi, { hash }: Identity): Promise<string | null> =>
  (await getTable(strapi, 'identity').findOne({ where: { hash } }))?.account ?? null;

/** Returns whether the account already has an identity at the same provider. */
export const hasIdentity = async (strapi: Core.Strapi, account: string, { provider }: Identity): Promise<boolean> =>
  (await getTable(strapi, 'identity').findOne({ where: { account, provider } })) !== null;

export async function addIdentity(strapi: Core.Strapi, account: string, identity: Identity): Promise<void> {
  await getTable(strapi, 'identity').create({ data: { ...identity, account } });
}

/** Deletes the identities of an account that no longer exists. */
export async function deleteIdentities(strapi: Core.Strapi, account: string): Promise<void> {
  await getTable(strapi, 'identity').deleteMany({ where: { account } });
}
