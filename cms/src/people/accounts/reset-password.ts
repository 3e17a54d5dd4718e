import type { FormResponse } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { resetPasswordAttempts } from '../../submissions/rate-limits/password-tries';
import type { ValidSubmission } from '../../submissions/forms/valid-submission';
import { updateAccount } from './account';
import { deleteLetterCodes } from './letter-codes';
import { endAllSessions } from './session';
import { getAttemptKey } from './sign-in';
import { withLetterCode } from './with-letter-code';

/**
 * Sets another password, which ends every session. The code proves access to the mailbox, so that earlier failed
 * attempts from that address are forgiven.
 */
export const resetPassword = (strapi: Core.Strapi, submission: ValidSubmission<'reset-password'>): Promise<FormResponse> =>
  withLetterCode(
    strapi,
    submission,
    async (account) => {
      await updateAccount(strapi, account, { password: submission.values.password, confirmed: true });
      await endAllSessions(strapi, account.documentId);
      await deleteLetterCodes(strapi, account.documentId);
    },
    ({ email }) => resetPasswordAttempts(strapi, getAttemptKey(submission.sender, email), submission.sender),
  );
