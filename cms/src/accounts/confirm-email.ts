import type { FormAnswer } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import type { Taken } from '../intake/taken';
import { changeAccount } from './account';
import { forgetCodes } from './letter-codes';
import { withCode } from './with-code';

/** Confirms an account by the code of its letter: reading the letter proves that the address is the owner's. */
export const confirmEmail = (strapi: Core.Strapi, taken: Taken<'confirm-email'>): Promise<FormAnswer> =>
  withCode(strapi, taken, async (account) => {
    await changeAccount(strapi, account, { confirmed: true });
    await forgetCodes(strapi, account.documentId, 'confirm-email');
  });
