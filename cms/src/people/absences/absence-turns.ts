import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { getErrorMessage } from '@ochiq/service-kit/errors';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { addDaysToInstant } from '../../submissions/forms/days';
import { recordAbsence } from './store-absence';

/** How long absences that are over stay: the audit log has them for good. */
const retentionDays = 400;

/**
 * Records which absences have begun and are over. Rights depend on the days alone, and neither begin nor end with it: what the
 * CMS missed while it was off is recorded later.
 */
export async function recordAbsenceTurns(strapi: Core.Strapi, now: Date): Promise<void> {
  const today = toTashkentDay(now);
  const rows = getTable(strapi, 'absence');
  const open = { endedAt: { $null: true }, standIn: { $notNull: true } };
  const begun = await rows.findMany({ where: { ...open, begunAt: { $null: true }, fromDay: { $lte: today } } });
  const over = await rows.findMany({ where: { ...open, untilDay: { $lt: today } } });
  for (const [column, action, list] of [
    ['begunAt', 'absence-begun', begun],
    ['endedAt', 'absence-over', over],
  ] as const)
    for (const row of list)
      await withWriteLock(strapi, async () => {
        const { count } = await rows.updateMany({ where: { id: row.id, [column]: { $null: true } }, data: { [column]: now } });
        if (count === 1) await recordAbsence(strapi, action, row, true);
      });
}

/** Deletes absences that were over long ago, and proposals whose days have passed. */
export async function purgeAbsences(strapi: Core.Strapi, now: Date): Promise<void> {
  const rows = getTable(strapi, 'absence');
  await rows.deleteMany({ where: { endedAt: { $lt: addDaysToInstant(now, -retentionDays) } } });
  await rows.deleteMany({ where: { standIn: { $null: true }, untilDay: { $lt: toTashkentDay(now) } } });
}

/** Records what turned while the CMS was off, and goes on each minute; Strapi stops the job when it ends. */
export async function startAbsenceJob(strapi: Core.Strapi): Promise<void> {
  const task = async () => {
    try {
      await recordAbsenceTurns(strapi, new Date());
    } catch (error) {
      strapi.log.error(`The begin or end of an absence was not recorded: ${getErrorMessage(error)}`);
    }
  };
  await task();
  strapi.cron.add({ 'ochiq-absences': { task, options: { rule: '* * * * *' } } });
}
