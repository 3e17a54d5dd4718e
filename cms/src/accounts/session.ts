import { randomBytes } from 'node:crypto';

import { sessionCookie } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { secrets } from '../env';
import { isSame } from '../intake/code';
import { keyFor, keyedHash } from '../intake/secret-keys';
import { table } from '../tables/table';
import { accountOf, type Account } from './account';

const daySeconds = 24 * 60 * 60;

const hashOf = (session: string) => keyedHash(keyFor(secrets().ENCRYPTION_KEY, 'reader-session'), session);

/**
 * Computes a stamp that changes with the password, also where an administrator sets it in the panel: older sessions
 * become invalid then.
 */
const stampOf = ({ documentId, password }: Account) =>
  keyedHash(keyFor(secrets().ENCRYPTION_KEY, 'password-stamp'), documentId, password ?? '');

/** Generates the token of a session, which is invalid as long as no row has its hash. */
export const generateSession = (): string => randomBytes(32).toString('base64url');

/**
 * Creates a session.
 * @returns the token that the browser sends with each request; only its keyed hash is stored
 */
export async function newSession(strapi: Core.Strapi, account: Account, remember: boolean): Promise<string> {
  const session = generateSession();
  const seconds = remember ? sessionCookie.rememberSeconds : daySeconds;
  const expiresAt = new Date(Date.now() + seconds * 1000);
  const row = { hash: hashOf(session), account: account.documentId, stamp: stampOf(account), expiresAt };
  await table(strapi, 'session').create({ data: row });
  return session;
}

/** Returns the account of a session; null for a forged or expired session, or a closed account. */
export async function signedIn(strapi: Core.Strapi, session: string | null): Promise<Account | null> {
  if (session === null) return null;
  const row = await table(strapi, 'session').findOne({ where: { hash: hashOf(session), expiresAt: { $gt: new Date() } } });
  const account = row && (await accountOf(strapi, row.account));
  if (!row || !account?.confirmed || account.blocked) return null;
  return isSame(row.stamp, stampOf(account)) ? account : null;
}

/** Ends one session: copies of its cookie become invalid. The account's other sessions stay valid. */
export async function endSession(strapi: Core.Strapi, session: string): Promise<void> {
  await table(strapi, 'session').deleteMany({ where: { hash: hashOf(session) } });
}

/** Ends all sessions of an account. */
export async function endSessions(strapi: Core.Strapi, account: string): Promise<void> {
  await table(strapi, 'session').deleteMany({ where: { account } });
}
