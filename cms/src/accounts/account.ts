import type { Provider } from '@ochiq/contract/sign-in-providers';
import type { Core } from '@strapi/strapi';

import { accountService } from '../strapi/account-services';
import { rowsOf } from '../strapi/rows';

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

type Role = { id: number };

/** Normalizes an address: case differs only by typing. */
const asKept = (email: string) => email.toLowerCase();

export const accountWith = (strapi: Core.Strapi, email: string): Promise<Account | null> =>
  rowsOf<Account>(strapi, accountUid).findOne({ where: { email: asKept(email) } });

export const accountOf = (strapi: Core.Strapi, documentId: string): Promise<Account | null> =>
  rowsOf<Account>(strapi, accountUid).findOne({ where: { documentId } });

type Details = { name: string | null; email: string; password: string };

/** The origin of an account: the person, who has to confirm the address, or a provider that vouches for them. */
type Maker = { provider: 'local' | Provider; confirmed: boolean };

/** Makes an account. @returns its document id */
export async function addAccount(
  strapi: Core.Strapi,
  { name, email, password }: Details,
  maker: Maker = { provider: 'local', confirmed: false },
): Promise<string> {
  const role = await rowsOf<Role>(strapi, 'plugin::users-permissions.role').findOne({ where: { type: 'authenticated' } });
  const address = asKept(email);
  const values = { username: address, email: address, name, password, ...maker, blocked: false, role: role?.id };
  return (await accountService(strapi, 'user').add(values)).documentId;
}

type Change = Partial<Pick<Account, 'name' | 'password' | 'confirmed'>>;

export const changeAccount = async (strapi: Core.Strapi, { id }: Account, change: Change): Promise<void> => {
  await accountService(strapi, 'user').edit(id, change);
};
