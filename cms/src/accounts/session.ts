import { sessionCookie } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { secrets } from '../env';
import { isSame } from '../intake/code';
import { keyFor, keyedHash } from '../intake/secret-keys';
import { accountService } from '../strapi/account-services';
import { accountOf, type Account } from './account';

const daySeconds = 24 * 60 * 60;

/** It has no `id`: Strapi's own content API takes no such token for a user. */
const payload = z.object({ account: z.string(), stamp: z.string() });

/** Differs as soon as the password does: whoever has an old session has none. */
const stampOf = ({ documentId, password }: Account) =>
  keyedHash(keyFor(secrets().ENCRYPTION_KEY, 'password-stamp'), documentId, password ?? '');

/** A session that the reader's browser shows with each request. */
export function newSession(strapi: Core.Strapi, account: Account, remember: boolean): string {
  const said = { account: account.documentId, stamp: stampOf(account) };
  return accountService(strapi, 'jwt').issue(said, { expiresIn: remember ? sessionCookie.rememberSeconds : daySeconds });
}

async function read(strapi: Core.Strapi, session: string): Promise<z.output<typeof payload> | null> {
  try {
    return payload.parse(await accountService(strapi, 'jwt').verify(session));
  } catch {
    return null;
  }
}

/** Whose session it is; null for one that is forged or over, or whose account is closed. */
export async function signedIn(strapi: Core.Strapi, session: string | null): Promise<Account | null> {
  const said = session === null ? null : await read(strapi, session);
  const account = said && (await accountOf(strapi, said.account));
  if (!said || !account?.confirmed || account.blocked) return null;
  return isSame(said.stamp, stampOf(account)) ? account : null;
}
