import { randomBytes } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { accountOf, accountWith, addAccount, changeAccount, type Account } from '../accounts/account';
import { forgetCodes } from '../accounts/letter-codes';
import { endSessions } from '../accounts/session';
import { noAddress } from '../mail/no-address';
import { isTaken } from '../strapi/rows';
import { accountOfIdentity, addIdentity, forgetIdentities, hasIdentity, type Identity } from './identities';
import type { Person } from './person';

type Known = Pick<Person, 'name' | 'email'>;
type Found = Account | 'clash' | 'blocked';

/** Generates a random password that is given to no one: until another is set, only the provider opens the account. */
const nobodysPassword = () => randomBytes(32).toString('base64url');

/**
 * Claims an unconfirmed account for the owner of its address: the sign-up may have been a stranger's, whose access
 * ends.
 */
async function takeOver(strapi: Core.Strapi, account: Account, name: string | null): Promise<void> {
  await changeAccount(strapi, account, { name, password: nobodysPassword(), confirmed: true });
  await forgetCodes(strapi, account.documentId);
  await endSessions(strapi, account.documentId);
}

async function withAddress(strapi: Core.Strapi, identity: Identity, { name }: Known, account: Account): Promise<Found> {
  if (account.blocked) return 'blocked';
  // An address may change hands; the account of its former owner does not.
  if (await hasIdentity(strapi, account.documentId, identity)) return 'clash';
  if (!account.confirmed) await takeOver(strapi, account, name);
  await addIdentity(strapi, account.documentId, identity);
  return (await accountOf(strapi, account.documentId)) ?? 'blocked';
}

async function added(strapi: Core.Strapi, identity: Identity, { name, email }: Known): Promise<Found> {
  const details = { name, email: email ?? noAddress(), password: nobodysPassword() };
  const account = await addAccount(strapi, details, { provider: identity.provider, confirmed: true });
  await addIdentity(strapi, account, identity);
  return (await accountOf(strapi, account)) ?? 'blocked';
}

async function find(strapi: Core.Strapi, identity: Identity, known: Known): Promise<Found> {
  const before = await accountOfIdentity(strapi, identity);
  const own = before === null ? null : await accountOf(strapi, before);
  // An administrator may take the confirmation back: that is a closed account, too.
  if (own) return own.blocked || !own.confirmed ? 'blocked' : own;
  if (before !== null) await forgetIdentities(strapi, before);
  const account = known.email === null ? null : await accountWith(strapi, known.email);
  return account ? withAddress(strapi, identity, known, account) : added(strapi, identity, known);
}

/** Resolves the account of a person whom a provider vouches for; creates one where there is none. */
export async function accountFor(strapi: Core.Strapi, identity: Identity, known: Known): Promise<Found> {
  const attempt = () => strapi.db.transaction(() => find(strapi, identity, known));
  try {
    return await attempt();
  } catch (error) {
    if (!isTaken(error)) throw error;
    // The same person was a moment faster elsewhere: now there is an account.
    return attempt();
  }
}
