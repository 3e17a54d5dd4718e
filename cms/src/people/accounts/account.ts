import type { Provider } from '@ochiq/contract/routing/sign-in-place';
import type { Core } from '@strapi/strapi';

import { getAccountService } from '../../platform/strapi/plugin-services';
import { getRows } from '../../platform/strapi/rows';

export const accountUid = 'plugin::users-permissions.user';

/** A citizen's account as Strapi keeps it. */
export type Account = {
  id: number;
  documentId: string;
  email: string;
  /** May be null for accounts that an administrator made. */
  name: string | null;
  password: string | null;
  confirmed: boolean;
  blocked: boolean;
};

type AccountRole = { id: number };

/** Normalizes an address: case differs only by typing. */
const normalizeEmail = (email: string) => email.toLowerCase();

export const findAccountByEmail = (strapi: Core.Strapi, email: string): Promise<Account | null> =>
  getRows<Account>(strapi, accountUid).findOne({ where: { email: normalizeEmail(email) } });

export const findAccountById = (strapi: Core.Strapi, documentId: string): Promise<Account | null> =>
  getRows<Account>(strapi, accountUid).findOne({ where: { documentId } });

type Details = { name: string | null; email: string; password: string };

/** The origin of an account: the person, who has to confirm the address, or a provider that vouches for them. */
type AccountOrigin = { provider: 'local' | Provider; confirmed: boolean };

/** Makes an account. @returns its document id */
export async function addAccount(
  strapi: Core.Strapi,
  { name, email, password }: Details,
  origin: AccountOrigin = { provider: 'local', confirmed: false },
): Promise<string> {
  const role = await getRows<AccountRole>(strapi, 'plugin::users-permissions.role').findOne({ where: { type: 'authenticated' } });
  const address = normalizeEmail(email);
  const values = { username: address, email: address, name, password, ...origin, blocked: false, role: role?.id };
  return (await getAccountService(strapi, 'user').add(values)).documentId;
}

type AccountChange = Partial<Pick<Account, 'name' | 'password' | 'confirmed'>>;

export const updateAccount = async (strapi: Core.Strapi, { id }: Account, change: AccountChange): Promise<void> => {
  await getAccountService(strapi, 'user').edit(id, change);
};

/** The hash of an unknown password, made like the stored ones, so that comparing takes as long. */
const placeholderHash = '$2a$10$wF9K8MEpK5SezhMMzNx2num7cKxeVsC6MtPg3KDSoIGz05k0H4ne2';

/** Returns whether the password is the account's; without an account it does the same work. */
export async function isCorrectPassword(strapi: Core.Strapi, account: Account | null, password: string): Promise<boolean> {
  const isRight = await getAccountService(strapi, 'user').validatePassword(password, account?.password ?? placeholderHash);
  return isRight && typeof account?.password === 'string';
}
