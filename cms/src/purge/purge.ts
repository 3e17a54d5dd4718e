import { intakeTypes, type IntakeTypeName } from '@ochiq/contract/intake-types';
import type { Core } from '@strapi/strapi';

import { forgetUnconfirmed } from '../accounts/unconfirmed';
import { forgetChanges } from '../change-log/forget-changes';
import { uidOfIntake } from '../intake/kept-before';
import { forgetCounts } from '../intake/limiter';
import { forgetSalts } from '../intake/salt';
import { instantLater } from '../intake/tashkent-day';
import { sweepFiles } from '../sent-files/sweep-files';
import { rowsOf } from '../strapi/rows';
import { table } from '../tables/table';

/**
 * Letters hold personal data, so they are deleted by age, whatever their state: without a mail server they would wait
 * for ever. One that was given up, after three days, stays visible for the rest of the month.
 */
const mailDays = 30;
/** Retention of finished plans: as long as people ask who planned something. */
const planDays = 90;

/** Deletes all expired rows. What was approved is content of its own and stays. */
export async function purge(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const type of Object.keys(intakeTypes) as IntakeTypeName[]) {
    await rowsOf(strapi, uidOfIntake(type)).deleteMany({ where: { keepUntil: { $lt: now } } });
  }
  await sweepFiles(strapi, now);
  await table(strapi, 'mail').deleteMany({ where: { madeAt: { $lt: instantLater(now, -mailDays) } } });
  await table(strapi, 'schedule').deleteMany({ where: { state: { $ne: 'waiting' }, endedAt: { $lt: instantLater(now, -planDays) } } });
  await table(strapi, 'used-challenge').deleteMany({ where: { expiresAt: { $lt: now } } });
  await table(strapi, 'account-code').deleteMany({ where: { expiresAt: { $lt: now } } });
  await table(strapi, 'session').deleteMany({ where: { expiresAt: { $lt: now } } });
  await forgetChanges(strapi, now);
  await forgetUnconfirmed(strapi, now);
  await forgetSalts(strapi, now);
  await forgetCounts(strapi, now);
}
