import type { FormResponse } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import type { ValidSubmission } from '../../submissions/forms/valid-submission';
import { buildResetPasswordMail } from '../../submissions/mail/account-letters';
import { enqueueMails } from '../../submissions/mail/outbox';
import { findAccountByEmail } from './account';
import { handleEmailForm } from './handle-email-form';
import { createLetterCode } from './letter-codes';

/** Sends a letter whose link lets its reader choose a password; does nothing where there is no such account. */
export const sendPasswordReset = (strapi: Core.Strapi, submission: ValidSubmission<'forgot-password'>): Promise<FormResponse> =>
  handleEmailForm(strapi, submission, async () => {
    const { values, request, secret, now } = submission;
    const account = await findAccountByEmail(strapi, values.email);
    if (!account || account.blocked) return;
    await strapi.db.transaction(async () => {
      const code = await createLetterCode(strapi, { secret, kind: 'reset-password', now }, account.documentId);
      await enqueueMails(strapi, [buildResetPasswordMail(request.language, account.email, { siteUrl: settings.SITE_URL, code })], now);
    });
  });
