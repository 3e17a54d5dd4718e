import { defaultLocale, isLocale, type Locale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import type { Mail } from '../../submissions/mail/letters';
import { enqueueMails } from '../../submissions/mail/outbox';
import { checkRateLimits } from '../../submissions/rate-limits/limiter';
import { mailLimit } from '../../submissions/rate-limits/limits';
import { getPanelUsers } from './panel-people';
import { readDeviceName } from './panel-session';

/**
 * Sends the owner of an account a letter about its protection, in the panel's language, up to a number a day. Without a
 * mail server it would wait until it says nothing new.
 */
export async function sendOwnerMail(
  strapi: Core.Strapi,
  user: number,
  kind: 'new-device' | 'passkey' | 'factor-change',
  build: (language: Locale, email: string) => Mail,
): Promise<void> {
  if (settings.SMTP_URL === undefined) return;
  if (!(await checkRateLimits(strapi, [{ key: `panel/${kind}/${String(user)}`, limit: mailLimit }]))) return;
  const row = await getPanelUsers(strapi).findOne({ where: { id: user } });
  if (!row) return;
  const language = isLocale(row.preferedLanguage) ? row.preferedLanguage : defaultLocale;
  await enqueueMails(strapi, [build(language, row.email)], new Date());
}

type ChangingSession = { user: { id: number }; session: { id: string } };
type ChangeMailBuilder = (language: Locale, email: string, change: { at: Date; device: string | null }) => Mail;

/**
 * Notifies the owner of an account of a change of its protection. A letter that fails is a line in the log: the change is
 * stored by then, and the recovery codes in its response are shown once.
 */
export async function notifyOwner(
  strapi: Core.Strapi,
  { user, session }: ChangingSession,
  kind: 'passkey' | 'factor-change',
  build: ChangeMailBuilder,
): Promise<void> {
  try {
    const change = { at: new Date(), device: await readDeviceName(strapi, session.id) };
    await sendOwnerMail(strapi, user.id, kind, (language, email) => build(language, email, change));
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown error';
    strapi.log.error(`The letter to user ${String(user.id)} about a change of their second factor was not sent: ${reason}`);
  }
}
