import { getErrorMessage } from '@ochiq/service-kit/errors';
import { defaultLocale, isLocale } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { settings } from '../../../env';
import { getPanelUsers } from '../../../people/second-factor/panel-people';
import { getTable } from '../../../platform/database/get-table';
import { withWriteLock } from '../../../platform/database/transactions';
import { getTypeName } from '../../../platform/panel-words/type-names';
import { triggerMailWorker } from '../../../submissions/mail/mail-worker';
import { enqueueMails } from '../../../submissions/mail/outbox';
import { buildDigestMail, type ReviewNews } from '../../../submissions/mail/review-letters';
import { readPanelAbility } from '../reviewers';
import { readDailyNotices } from './own-notices';

/** Sends the letter of the day to a user, and marks what is in it: what they may not read now, or has no letter, goes on waiting. */
async function sendDigest(strapi: Core.Strapi, user: number, now: Date): Promise<void> {
  const row = await getPanelUsers(strapi).findOne({ where: { id: user } });
  const ability = await readPanelAbility(strapi, user);
  if (!row || ability === null) return;
  const language = isLocale(row.preferedLanguage) ? row.preferedLanguage : defaultLocale;
  const waiting = await readDailyNotices(strapi, { user, userAbility: ability });
  if (waiting.length === 0) return;
  const news = waiting.map((notice): ReviewNews => {
    const { kind, title, type, locale, by, note, dueOn, meantFor } = notice;
    return { kind, title, typeName: getTypeName(type)[language], locale, by, note, dueOn, meantFor };
  });
  await enqueueMails(strapi, [buildDigestMail(language, row.email, news)], now);
  const where = { id: { $in: waiting.map(({ id }) => id) } };
  await getTable(strapi, 'notice').updateMany({ where, data: { letter: 'done' } });
}

/** Sends each user who wants one letter a day what happened since the last one; of several CMS on a database one sends them. */
export async function sendDigests(strapi: Core.Strapi, now: Date): Promise<void> {
  if (settings.SMTP_URL === undefined) return;
  await withWriteLock(strapi, async () => {
    const waiting = await getTable(strapi, 'notice').findMany({ where: { letter: 'daily' }, select: ['user'] });
    for (const user of new Set(waiting.map((notice) => notice.user))) await sendDigest(strapi, user, now);
  });
  await triggerMailWorker(strapi);
}

/** At eight in the morning of Tashkent. */
const options = { rule: '0 8 * * *', tz: 'Asia/Tashkent' };

/** Sends the letters of the day every morning; Strapi stops the job when it ends. */
export function startDigests(strapi: Core.Strapi): void {
  const task = async () => {
    try {
      await sendDigests(strapi, new Date());
    } catch (error) {
      strapi.log.error(`The letters of the day about the review of entries were not sent: ${getErrorMessage(error)}`);
    }
  };
  strapi.cron.add({ 'ochiq-review-digest': { task, options } });
}
