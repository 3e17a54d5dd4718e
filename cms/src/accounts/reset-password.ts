import type { FormAnswer } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { forgetTries } from '../intake/password-tries';
import type { Taken } from '../intake/taken';
import { changeAccount } from './account';
import { forgetCodes } from './letter-codes';
import { endSessions } from './session';
import { triedAccount } from './sign-in';
import { withCode } from './with-code';

/**
 * Sets another password, which ends every session. The code proves access to the mailbox, so that earlier failed
 * attempts from that address are forgiven.
 */
export const resetPassword = (strapi: Core.Strapi, taken: Taken<'reset-password'>): Promise<FormAnswer> =>
  withCode(
    strapi,
    taken,
    async (account) => {
      await changeAccount(strapi, account, { password: taken.values.password, confirmed: true });
      await endSessions(strapi, account.documentId);
      await forgetCodes(strapi, account.documentId);
    },
    ({ email }) => forgetTries(strapi, triedAccount(taken.sender, email), taken.sender),
  );
