import type { Core } from '@strapi/strapi';

import { readSecrets } from '../../env';
import { getTable } from '../../platform/database/get-table';
import { getRows } from '../../platform/strapi/rows';
import { derivePurposeKey, hashWithKey } from '../../submissions/forms/secret-keys';
import { isActiveAccount } from '../second-factor/panel-people';
import type { StaffIdentity } from './read-identity';
import type { StaffProvider } from './staff-provider';
import { StaffRefused, StaffRefusedPerson } from './staff-refused';

type PersonRow = { id: number; email: string | null; isActive: boolean | null; blocked: boolean | null };
export type ResolvedPerson = { user: number; isNew: boolean };
type HashedIdentity = { issuer: string; hash: string };

const getKey = () => derivePurposeKey(readSecrets().ENCRYPTION_KEY, 'staff-identity');

/** Hashes an identity: what the provider calls a person is not stored. */
const hashIdentity = ({ issuer, subject }: Pick<StaffIdentity, 'issuer' | 'subject'>): string => hashWithKey(getKey(), issuer, subject);

/** Returns what tells this key from a former one, under which no one finds their link any more. */
const getKeyStamp = (): string => hashWithKey(getKey(), 'key stamp').slice(0, 16);

const getPeople = (strapi: Core.Strapi) => getRows<PersonRow>(strapi, 'admin::user');

/** Signs of other alphabets may become Latin ones as small letters, so that two addresses would be one. */
const isPlainAddress = (email: string) => /^[!-~]+$/u.test(email);

/** Finds who has an address. It is in no query: a failing one is logged with its values. */
async function findPersonByEmail(strapi: Core.Strapi, email: string): Promise<PersonRow | null> {
  if (!isPlainAddress(email)) return null;
  const address = email.toLowerCase();
  const rows = await getPeople(strapi).findMany({ select: ['id', 'email', 'isActive', 'blocked'] });
  const [row, ...others] = rows.filter((one) => one.email?.toLowerCase() === address);
  return row && others.length === 0 ? row : null;
}

/** @throws {StaffRefused} the account was deactivated, or never activated */
function requireActive(person: PersonRow): number {
  if (!isActiveAccount(person)) throw new StaffRefusedPerson('inactive', 'the account is not active', person.id);
  return person.id;
}

/** Finds the account that an identity is linked to. A link of a deleted account is removed with it. */
async function findLinkedPerson(strapi: Core.Strapi, hash: string): Promise<PersonRow | null> {
  const link = await getTable(strapi, 'staff-identity').findOne({ where: { hash } });
  return link && getPeople(strapi).findOne({ where: { id: link.user } });
}

/** Stores the link of an account. @throws {StaffRefused} the account is linked to another person */
async function storeLink(strapi: Core.Strapi, user: number, { issuer, hash }: HashedIdentity, now: Date): Promise<void> {
  const links = getTable(strapi, 'staff-identity');
  const former = await links.findOne({ where: { user } });
  const keyStamp = getKeyStamp();
  // An address may change hands at the provider; the account of its former owner does not. The links of a provider that the
  // settings do not name any more count no longer, nor do those under another key, which fit no one.
  if (former?.issuer === issuer && former.keyStamp === keyStamp)
    throw new StaffRefusedPerson('other-identity', 'the account is linked to another person', user);
  if (former && former.keyStamp !== keyStamp)
    strapi.log.warn(`The link of user ${String(user)} to the provider was made with another ENCRYPTION_KEY: a new one takes its place`);
  // The link of an account that was deleted past the panel may be there, too.
  await links.deleteMany({ where: { $or: [{ user }, { hash }] } });
  await links.create({ data: { user, issuer, hash, keyStamp, linkedAt: now, usedAt: now } });
}

/** Finds the account with the address that an identity vouches for. @throws {StaffRefused} there is none, or it is not active */
async function requireAddressee(strapi: Core.Strapi, { email }: StaffIdentity): Promise<number> {
  if (email === null) throw new StaffRefused('not-verified', 'the provider does not vouch for an address, and no account is linked');
  const person = await findPersonByEmail(strapi, email);
  if (!person) throw new StaffRefused('no-account', 'no account has the address');
  return requireActive(person);
}

/**
 * Resolves the account of a person for whom the provider vouches: the linked one, whatever its address is by now, or else the
 * one with their verified address, which is linked then. None is created. Call it in the transaction that opens the session.
 * @throws {StaffRefused} there is none, it is another person's, or it is not active
 */
export async function resolvePerson(strapi: Core.Strapi, identity: StaffIdentity, now: Date): Promise<ResolvedPerson> {
  const hash = hashIdentity(identity);
  const linked = await findLinkedPerson(strapi, hash);
  if (!linked) {
    const user = await requireAddressee(strapi, identity);
    await storeLink(strapi, user, { issuer: identity.issuer, hash }, now);
    return { user, isNew: true };
  }
  const user = requireActive(linked);
  await getTable(strapi, 'staff-identity').updateMany({ where: { hash }, data: { usedAt: now } });
  return { user, isNew: false };
}

/**
 * Links an account to an identity, whatever its address. Call it in the transaction that makes sure of the session.
 * @returns whether it was not linked yet
 * @throws {StaffRefused} another account is linked to the person, or the account to another person
 */
export async function linkAccount(strapi: Core.Strapi, user: number, identity: StaffIdentity, now: Date): Promise<boolean> {
  const hash = hashIdentity(identity);
  const linked = await findLinkedPerson(strapi, hash);
  if (linked && linked.id !== user) throw new StaffRefusedPerson('other-account', 'another account is linked to the person', linked.id);
  if (linked) return false;
  await storeLink(strapi, user, { issuer: identity.issuer, hash }, now);
  return true;
}

/** Removes the link of an account. @returns whether there was one */
export const unlinkPerson = async (strapi: Core.Strapi, user: number): Promise<boolean> =>
  (await getTable(strapi, 'staff-identity').deleteMany({ where: { user } })).count > 0;

/** Lists the links, or that of one account. */
export const listLinks = (strapi: Core.Strapi, user?: number) =>
  getTable(strapi, 'staff-identity').findMany({ where: user === undefined ? {} : { user }, orderBy: { id: 'asc' } });

/** Returns whether a link is one with the provider of the settings, under the key of today: another one opens nothing. */
export const isCurrentLink = ({ issuer, keyStamp }: { issuer: string; keyStamp: string | null }, provider: StaffProvider): boolean =>
  new URL(issuer).href === provider.issuer.href && keyStamp === getKeyStamp();
