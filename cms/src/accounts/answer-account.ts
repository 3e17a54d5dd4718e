import { accountForms, type AccountFormName } from '@ochiq/contract/forms/forms';
import type { FormAnswer } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import type { Taken } from '../intake/taken';
import { confirmEmail } from './confirm-email';
import { forgotPassword } from './forgot-password';
import { resetPassword } from './reset-password';
import { sent } from './sent';
import { signIn } from './sign-in';
import { signUp } from './sign-up';

type Answers = { readonly [F in AccountFormName]: (strapi: Core.Strapi, taken: Taken<F>) => Promise<FormAnswer> };

const answers: Answers = {
  signup: signUp,
  login: signIn,
  'forgot-password': forgotPassword,
  'reset-password': resetPassword,
  'confirm-email': confirmEmail,
  // The session is the browser's alone: the edge takes its cookie away.
  'sign-out': () => Promise.resolve(sent),
};

export const isAccountForm = (form: string): form is AccountFormName => Object.hasOwn(accountForms, form);

/** Answers a form of the accounts. */
export const answerAccount = <F extends AccountFormName>(strapi: Core.Strapi, taken: Taken<F>): Promise<FormAnswer> =>
  answers[taken.form](strapi, taken);
