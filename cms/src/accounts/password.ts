import type { Core } from '@strapi/strapi';

import { accountService } from '../strapi/account-services';
import type { Account } from './account';

/** Of a password that nobody knows: made like those that are kept, so that it takes as long to try. */
const nobodys = '$2a$10$wF9K8MEpK5SezhMMzNx2num7cKxeVsC6MtPg3KDSoIGz05k0H4ne2';

/** Whether it is the account's password; where there is no account, the work is the same. */
export async function isPassword(strapi: Core.Strapi, account: Account | null, password: string): Promise<boolean> {
  const isRight = await accountService(strapi, 'user').validatePassword(password, account?.password ?? nobodys);
  return isRight && typeof account?.password === 'string';
}
