import type { FormAnswer } from '@ochiq/contract/forms/wire';
import type { Core } from '@strapi/strapi';

import { settings } from '../env';
import type { Taken } from '../intake/taken';
import { resetPasswordMail } from '../mail/account-letters';
import { post } from '../mail/outbox';
import { accountWith } from './account';
import { letterAsked } from './letter-asked';
import { newCode } from './letter-codes';

/** Sends a letter whose link lets its reader choose a password; does nothing where there is no such account. */
export const forgotPassword = (strapi: Core.Strapi, asked: Taken<'forgot-password'>): Promise<FormAnswer> =>
  letterAsked(strapi, asked, async () => {
    const { values, request, secret, now } = asked;
    const account = await accountWith(strapi, values.email);
    if (!account || account.blocked) return;
    await strapi.db.transaction(async () => {
      const code = await newCode(strapi, { secret, kind: 'reset-password', now }, account.documentId);
      await post(strapi, [resetPasswordMail(request.language, account.email, { siteUrl: settings.SITE_URL, code })], now);
    });
  });
