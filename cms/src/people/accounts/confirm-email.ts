import type { FormResponse } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import type { ValidSubmission } from '../../submissions/forms/valid-submission';
import { updateAccount } from './account';
import { deleteLetterCodes } from './letter-codes';
import { withLetterCode } from './with-letter-code';

/** Confirms an account by the code of its letter: reading the letter proves that the address is the owner's. */
export const confirmEmail = (strapi: Core.Strapi, submission: ValidSubmission<'confirm-email'>): Promise<FormResponse> =>
  withLetterCode(strapi, submission, async (account) => {
    await updateAccount(strapi, account, { confirmed: true });
    await deleteLetterCodes(strapi, account.documentId, 'confirm-email');
  });
