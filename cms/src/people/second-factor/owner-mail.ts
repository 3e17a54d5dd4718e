import { defaultLocale, isLocale, type Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import type { Mail } from '../../submissions/mail/letters';
import { enqueueMails } from '../../submissions/mail/outbox';
import { checkRateLimits } from '../../submissions/rate-limits/limiter';
import { mailLimit } from '../../submissions/rate-limits/limits';
import { getPanelUsers } from './panel-people';

/**
 * Sends the owner of an account a letter about its protection, in the panel's language, up to a number a day. Without a
 * mail server it would wait until it says nothing new.
 */
export async function sendOwnerMail(
  strapi: Core.Strapi,
  user: number,
  kind: 'new-device' | 'passkey',
  build: (language: Locale, email: string) => Mail,
): Promise<void> {
  if (settings.SMTP_URL === undefined) return;
  if (!(await checkRateLimits(strapi, [{ key: `panel/${kind}/${String(user)}`, limit: mailLimit }]))) return;
  const row = await getPanelUsers(strapi).findOne({ where: { id: user } });
  if (!row) return;
  const language = isLocale(row.preferedLanguage) ? row.preferedLanguage : defaultLocale;
  await enqueueMails(strapi, [build(language, row.email)], new Date());
}
