import { randomBytes } from 'node:crypto';

import { sessionCookie } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { readSecrets } from '../../env';
import { isTimingSafeEqual } from '../../submissions/forms/readable-codes';
import { derivePurposeKey, hashWithKey } from '../../submissions/forms/secret-keys';
import { getTable } from '../../platform/database/get-table';
import { findAccountById, type Account } from './account';

const daySeconds = 24 * 60 * 60;

const hashSession = (session: string) => hashWithKey(derivePurposeKey(readSecrets().ENCRYPTION_KEY, 'reader-session'), session);

/**
 * Computes a stamp that changes with the password, also where an administrator sets it in the panel: older sessions
 * become invalid then.
 */
const computePasswordStamp = ({ documentId, password }: Account) =>
  hashWithKey(derivePurposeKey(readSecrets().ENCRYPTION_KEY, 'password-stamp'), documentId, password ?? '');

/** Generates the token of a session, which is invalid as long as no row has its hash. */
export const generateSessionToken = (): string => randomBytes(32).toString('base64url');

/**
 * Creates a session.
 * @returns the token that the browser sends with each request; only its keyed hash is stored
 */
export async function createSession(strapi: Core.Strapi, account: Account, remember: boolean): Promise<string> {
  const session = generateSessionToken();
  const seconds = remember ? sessionCookie.rememberSeconds : daySeconds;
  const expiresAt = new Date(Date.now() + seconds * 1000);
  const row = { hash: hashSession(session), account: account.documentId, stamp: computePasswordStamp(account), expiresAt };
  await getTable(strapi, 'session').create({ data: row });
  return session;
}

/** Returns the account of a session; null for a forged or expired session, or a closed account. */
export async function findSignedInAccount(strapi: Core.Strapi, session: string | null): Promise<Account | null> {
  if (session === null) return null;
  const row = await getTable(strapi, 'session').findOne({ where: { hash: hashSession(session), expiresAt: { $gt: new Date() } } });
  const account = row && (await findAccountById(strapi, row.account));
  if (!row || !account?.confirmed || account.blocked) return null;
  return isTimingSafeEqual(row.stamp, computePasswordStamp(account)) ? account : null;
}

/** Ends one session: copies of its cookie become invalid. The account's other sessions stay valid. */
export async function endSession(strapi: Core.Strapi, session: string): Promise<void> {
  await getTable(strapi, 'session').deleteMany({ where: { hash: hashSession(session) } });
}

/** Ends all sessions of an account. */
export async function endAllSessions(strapi: Core.Strapi, account: string): Promise<void> {
  await getTable(strapi, 'session').deleteMany({ where: { account } });
}
