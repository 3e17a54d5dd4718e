import { type IntakeTypeName, intakeTypes } from '@ochiq/contract/forms/intake-types';
import { getErrorMessage } from '@ochiq/service-kit/errors';
import type { Core } from '@strapi/strapi';

import { deleteRowsOfDeletedUsers } from '../people/delete-user-rows';
import { purgeAbsences } from '../people/absences/absence-turns';
import { deleteUnconfirmedAccounts } from '../people/accounts/account-deletion';
import { purgeHistory } from '../content/history/retention';
import { purgeMachineTexts } from '../content/machine-translation/machine-texts';
import { purgeReviews } from '../content/review/retention';
import { purgeTokenLinks } from '../content/shared-drafts/token-links';
import { deleteOldChanges } from '../content/change-log/stored-changes';
import { getSubmissionUid } from './forms/duplicate-submissions';
import { deleteExpiredRateLimits } from './rate-limits/limiter';
import { deleteOldSalts } from './rate-limits/salt';
import { addDaysToInstant } from './forms/days';
import { deleteOrphanedFiles } from './sent-files/stored-files';
import { getRows } from '../platform/strapi/rows';
import { getTable } from '../platform/database/get-table';
import { syncStatistics } from './moderation/statistics';

/**
 * Letters hold personal data, so they are deleted by age, whatever their state: without a mail server they would wait
 * for ever. One that was given up, after three days, stays visible for the rest of the month.
 */
const mailDays = 30;
/** Retention of finished plans: as long as people ask who planned something. */
const planDays = 90;

/** Deletes all expired rows. What was approved is content of its own and stays. */
export async function purgeExpiredRows(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const type of Object.keys(intakeTypes) as IntakeTypeName[]) {
    await getRows(strapi, getSubmissionUid(type)).deleteMany({ where: { keepUntil: { $lt: now } } });
  }
  await deleteOrphanedFiles(strapi, now);
  await getTable(strapi, 'mail').deleteMany({ where: { madeAt: { $lt: addDaysToInstant(now, -mailDays) } } });
  await getTable(strapi, 'schedule').deleteMany({
    where: { state: { $ne: 'waiting' }, endedAt: { $lt: addDaysToInstant(now, -planDays) } },
  });
  await getTable(strapi, 'used-challenge').deleteMany({ where: { expiresAt: { $lt: now } } });
  await getTable(strapi, 'account-code').deleteMany({ where: { expiresAt: { $lt: now } } });
  await getTable(strapi, 'session').deleteMany({ where: { expiresAt: { $lt: now } } });
  await getTable(strapi, 'panel-device').deleteMany({ where: { expiresAt: { $lt: now } } });
  await purgeTokenLinks(strapi, now);
  await purgeReviews(strapi, now);
  await purgeAbsences(strapi, now);
  await deleteOldChanges(strapi, now);
  await purgeHistory(strapi, now);
  // After the trash: what leaves it is gone.
  await purgeMachineTexts(strapi);
  await deleteUnconfirmedAccounts(strapi, now);
  await deleteRowsOfDeletedUsers(strapi);
  await deleteOldSalts(strapi, now);
  await deleteExpiredRateLimits(strapi, now);
}

/** At three in the night of Tashkent. */
const options = { rule: '0 3 * * *', tz: 'Asia/Tashkent' };

async function runNightlyWork(strapi: Core.Strapi): Promise<void> {
  const now = new Date();
  await purgeExpiredRows(strapi, now);
  await syncStatistics(strapi, now);
}

/** Deletes expired rows and refreshes the statistics, every night; Strapi stops the job when it ends. */
export function startNightlyJob(strapi: Core.Strapi): void {
  const task = async () => {
    try {
      await runNightlyWork(strapi);
    } catch (error) {
      strapi.log.error(`The work of the night was not done: ${getErrorMessage(error)}`);
    }
  };
  strapi.cron.add({ 'ochiq-nightly': { task, options } });
}
