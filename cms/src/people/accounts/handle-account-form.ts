import { type AccountFormName, accountForms } from '@ochiq/contract/forms/forms';
import type { FormResponse } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import type { ValidSubmission } from '../../submissions/forms/submission';
import { handleEmailForm, sentResult, withLetterCode } from './letter-forms';
import { endAllSessions, endSession } from './session';
import { getAttemptKey, signIn } from './sign-in';
import { signUp } from './sign-up';
import { findAccountByEmail, updateAccount } from './account';
import { createLetterCode, deleteLetterCodes } from './letter-codes';
import { resetPasswordAttempts } from '../../submissions/rate-limits/password-tries';
import { settings } from '../../env';
import { readLetterReader } from '../../submissions/mail/letter-reader';
import { buildResetPasswordMail } from '../../submissions/mail/letters';
import { enqueueMails } from '../../submissions/mail/outbox';

/** Confirms an account by the code of its letter: reading the letter proves that the address is the owner's. */
const confirmEmail = (strapi: Core.Strapi, submission: ValidSubmission<'confirm-email'>): Promise<FormResponse> =>
  withLetterCode(strapi, submission, async (account) => {
    await updateAccount(strapi, account, { confirmed: true });
    await deleteLetterCodes(strapi, account.documentId, 'confirm-email');
  });

/**
 * Sets another password, which ends every session. The code proves access to the mailbox, so that earlier failed
 * attempts from that address are forgiven.
 */
const resetPassword = (strapi: Core.Strapi, submission: ValidSubmission<'reset-password'>): Promise<FormResponse> =>
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

/** Sends a letter whose link lets its reader choose a password; does nothing where there is no such account. */
const sendPasswordReset = (strapi: Core.Strapi, submission: ValidSubmission<'forgot-password'>): Promise<FormResponse> =>
  handleEmailForm(strapi, submission, async () => {
    const { values, request, secret, now } = submission;
    const account = await findAccountByEmail(strapi, values.email);
    if (!account || account.blocked) return;
    const reader = await readLetterReader(strapi, request);
    await strapi.db.transaction(async () => {
      const code = await createLetterCode(strapi, { secret, kind: 'reset-password', now }, account.documentId);
      await enqueueMails(strapi, [buildResetPasswordMail(reader, account.email, { siteUrl: settings.SITE_URL, code })], now);
    });
  });

type AccountFormHandlers = {
  readonly [F in AccountFormName]: (strapi: Core.Strapi, submission: ValidSubmission<F>) => Promise<FormResponse>;
};

/** Ends the session on the server; the edge takes the browser's cookie away. */
async function signOut(strapi: Core.Strapi, { request: { session } }: ValidSubmission<'sign-out'>): Promise<FormResponse> {
  if (session !== null) await endSession(strapi, session);
  return sentResult;
}

const accountFormHandlers: AccountFormHandlers = {
  signup: signUp,
  login: signIn,
  'forgot-password': sendPasswordReset,
  'reset-password': resetPassword,
  'confirm-email': confirmEmail,
  'sign-out': signOut,
};

export const isAccountForm = (form: string): form is AccountFormName => Object.hasOwn(accountForms, form);

/** Answers a form of the accounts. */
export const handleAccountForm = <F extends AccountFormName>(strapi: Core.Strapi, submission: ValidSubmission<F>): Promise<FormResponse> =>
  accountFormHandlers[submission.form](strapi, submission);
