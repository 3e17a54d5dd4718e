import { randomBytes } from 'node:crypto';

import type { Core } from '@strapi/strapi';
import type { Provider } from '@ochiq/contract/routing/sign-in-place';

import { type Account, addAccount, findAccountByEmail, findAccountById, updateAccount } from '../accounts/account';
import { deleteLetterCodes } from '../accounts/letter-codes';
import { endAllSessions } from '../accounts/session';
import { createPlaceholderAddress } from '../../submissions/mail/outbox';
import { isUniqueViolation } from '../../platform/strapi/rows';
import type { Person } from './provider-response';
import { derivePurposeKey, hashWithKey } from '../../submissions/forms/secret-keys';
import { getTable } from '../../platform/database/get-table';

/**
 * A person as a provider knows them; the hash can't be computed without our key, even of a number that is easily
 * guessed.
 */
type Identity = { provider: Provider; hash: string };

export const createIdentity = (secret: string, provider: Provider, subject: string): Identity => ({
  provider,
  hash: hashWithKey(derivePurposeKey(secret, 'identity'), provider, subject),
});

/** Finds the account of an identity; null where there is none yet. */
const findAccountByIdentity = async (strapi: Core.Strapi, { hash }: Identity): Promise<string | null> =>
  (await getTable(strapi, 'identity').findOne({ where: { hash } }))?.account ?? null;

/** Returns whether the account already has an identity at the same provider. */
const hasIdentity = async (strapi: Core.Strapi, account: string, { provider }: Identity): Promise<boolean> =>
  (await getTable(strapi, 'identity').findOne({ where: { account, provider } })) !== null;

async function addIdentity(strapi: Core.Strapi, account: string, identity: Identity): Promise<void> {
  await getTable(strapi, 'identity').create({ data: { ...identity, account } });
}

/** Deletes the identities of an account that no longer exists. */
export async function deleteIdentities(strapi: Core.Strapi, account: string): Promise<void> {
  await getTable(strapi, 'identity').deleteMany({ where: { account } });
}

type KnownPerson = Pick<Person, 'name' | 'email'>;
type AccountOrProblem = Account | 'clash' | 'blocked';

/** Generates a random password that is given to no one: until another is set, only the provider opens the account. */
const generateUnknownPassword = () => randomBytes(32).toString('base64url');

/**
 * Claims an unconfirmed account for the owner of its address: the sign-up may have been a stranger's, whose access
 * ends.
 */
async function claimUnconfirmedAccount(strapi: Core.Strapi, account: Account, name: string | null): Promise<void> {
  await updateAccount(strapi, account, { name, password: generateUnknownPassword(), confirmed: true });
  await deleteLetterCodes(strapi, account.documentId);
  await endAllSessions(strapi, account.documentId);
}

async function linkIdentity(strapi: Core.Strapi, identity: Identity, { name }: KnownPerson, account: Account): Promise<AccountOrProblem> {
  if (account.blocked) return 'blocked';
  // An address may change hands; the account of its former owner does not.
  if (await hasIdentity(strapi, account.documentId, identity)) return 'clash';
  if (!account.confirmed) await claimUnconfirmedAccount(strapi, account, name);
  await addIdentity(strapi, account.documentId, identity);
  return (await findAccountById(strapi, account.documentId)) ?? 'blocked';
}

async function createLinkedAccount(strapi: Core.Strapi, identity: Identity, { name, email }: KnownPerson): Promise<AccountOrProblem> {
  const details = { name, email: email ?? createPlaceholderAddress(), password: generateUnknownPassword() };
  const account = await addAccount(strapi, details, { provider: identity.provider, confirmed: true });
  await addIdentity(strapi, account, identity);
  return (await findAccountById(strapi, account)) ?? 'blocked';
}

async function findOrCreateAccount(strapi: Core.Strapi, identity: Identity, person: KnownPerson): Promise<AccountOrProblem> {
  const before = await findAccountByIdentity(strapi, identity);
  const own = before === null ? null : await findAccountById(strapi, before);
  // An administrator may take the confirmation back: that is a closed account, too.
  if (own) return own.blocked || !own.confirmed ? 'blocked' : own;
  if (before !== null) await deleteIdentities(strapi, before);
  const account = person.email === null ? null : await findAccountByEmail(strapi, person.email);
  return account ? linkIdentity(strapi, identity, person, account) : createLinkedAccount(strapi, identity, person);
}

/** Resolves the account of a person whom a provider vouches for; creates one where there is none. */
export async function resolveAccount(strapi: Core.Strapi, identity: Identity, person: KnownPerson): Promise<AccountOrProblem> {
  const attempt = () => strapi.db.transaction(() => findOrCreateAccount(strapi, identity, person));
  try {
    return await attempt();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The same person was a moment faster elsewhere: now there is an account.
    return attempt();
  }
}
