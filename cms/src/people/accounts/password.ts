import type { Core } from '@strapi/strapi';

import { getAccountService } from '../../platform/strapi/account-services';
import type { Account } from './account';

/** The hash of an unknown password, made like the stored ones, so that comparing takes as long. */
const placeholderHash = '$2a$10$wF9K8MEpK5SezhMMzNx2num7cKxeVsC6MtPg3KDSoIGz05k0H4ne2';

/** Returns whether the password is the account's; without an account it does the same work. */
export async function isCorrectPassword(strapi: Core.Strapi, account: Account | null, password: string): Promise<boolean> {
  const isRight = await getAccountService(strapi, 'user').validatePassword(password, account?.password ?? placeholderHash);
  return isRight && typeof account?.password === 'string';
}
