import type { FormAnswer } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import type { Taken } from '../intake/taken';
import { changeAccount } from './account';
import { forgetCodes } from './letter-codes';
import { endSessions } from './session';
import { withCode } from './with-code';

/** Sets another password, which ends every session. Who has read the letter has the address as well. */
export const resetPassword = (strapi: Core.Strapi, taken: Taken<'reset-password'>): Promise<FormAnswer> =>
  withCode(strapi, taken, async (account) => {
    await changeAccount(strapi, account, { password: taken.values.password, confirmed: true });
    await endSessions(strapi, account.documentId);
    await forgetCodes(strapi, account.documentId);
  });
