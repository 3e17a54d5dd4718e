import { accountForms, type AccountFormName } from '@ochiq/contract/forms/forms';
import type { FormAnswer } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import type { Taken } from '../intake/taken';
import { confirmEmail } from './confirm-email';
import { forgotPassword } from './forgot-password';
import { resetPassword } from './reset-password';
import { sent } from './sent';
import { endSession } from './session';
import { signIn } from './sign-in';
import { signUp } from './sign-up';

type Answers = { readonly [F in AccountFormName]: (strapi: Core.Strapi, taken: Taken<F>) => Promise<FormAnswer> };

/** Ends the session on the server; the edge takes the browser's cookie away. */
async function signOut(strapi: Core.Strapi, { request: { session } }: Taken<'sign-out'>): Promise<FormAnswer> {
  if (session !== null) await endSession(strapi, session);
  return sent;
}

const answers: Answers = {
  signup: signUp,
  login: signIn,
  'forgot-password': forgotPassword,
  'reset-password': resetPassword,
  'confirm-email': confirmEmail,
  'sign-out': signOut,
};

export const isAccountForm = (form: string): form is AccountFormName => Object.hasOwn(accountForms, form);

/** Answers a form of the accounts. */
export const answerAccount = <F extends AccountFormName>(strapi: Core.Strapi, taken: Taken<F>): Promise<FormAnswer> =>
  answers[taken.form](strapi, taken);
