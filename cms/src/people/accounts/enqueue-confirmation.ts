import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import type { ValidSubmission } from '../../submissions/forms/valid-submission';
import { buildConfirmEmailMail } from '../../submissions/mail/account-letters';
import { enqueueMails } from '../../submissions/mail/outbox';
import { createLetterCode } from './letter-codes';

type ConfirmationContext = Pick<ValidSubmission<'signup' | 'login'>, 'request' | 'secret' | 'now'>;

/** Puts a letter into the outbox whose link confirms an account's address. */
export async function enqueueConfirmation(
  strapi: Core.Strapi,
  { request: { language }, secret, now }: ConfirmationContext,
  { account, email }: { account: string; email: string },
): Promise<void> {
  const code = await createLetterCode(strapi, { secret, kind: 'confirm-email', now }, account);
  await enqueueMails(strapi, [buildConfirmEmailMail(language, email, { siteUrl: settings.SITE_URL, code })], now);
}
