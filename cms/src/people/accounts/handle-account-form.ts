import { accountForms, type AccountFormName } from '@ochiq/contract/forms/forms';
import type { FormResponse } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import type { ValidSubmission } from '../../submissions/forms/valid-submission';
import { confirmEmail } from './confirm-email';
import { sendPasswordReset } from './send-password-reset';
import { resetPassword } from './reset-password';
import { sentResult } from './sent-result';
import { endSession } from './session';
import { signIn } from './sign-in';
import { signUp } from './sign-up';

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
