import type { Core } from '@strapi/strapi';

import { settings } from '../env';
import type { Taken } from '../intake/taken';
import { confirmEmailMail } from '../mail/account-letters';
import { post } from '../mail/outbox';
import { newCode } from './letter-codes';

type Asked = Pick<Taken<'signup' | 'login'>, 'request' | 'secret' | 'now'>;

/** Puts a letter into the outbox whose link confirms an account's address. */
export async function postConfirmation(
  strapi: Core.Strapi,
  { request: { language }, secret, now }: Asked,
  { account, email }: { account: string; email: string },
): Promise<void> {
  const code = await newCode(strapi, { secret, kind: 'confirm-email', now }, account);
  await post(strapi, [confirmEmailMail(language, email, { siteUrl: settings.SITE_URL, code })], now);
}
