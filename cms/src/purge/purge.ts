import { intakeTypes, type IntakeTypeName } from '@ochiq/contract/intake-types';
import type { Core } from '@strapi/strapi';

import { forgetUnconfirmed } from '../accounts/unconfirmed';
import { forgetChanges } from '../change-log/forget-changes';
import { uidOfIntake } from '../intake/kept-before';
import { forgetCounts } from '../intake/limiter';
import { forgetSalts } from '../intake/salt';
import { instantLater } from '../intake/tashkent-day';
import { rowsOf } from '../strapi/rows';
import { table } from '../tables/table';

/** That a letter was sent is worth knowing for a month; one that was given up waits longer for somebody to look. */
const sentDays = 30;
const givenUpDays = 90;
/** Who planned what is asked for while people remember it. */
const planDays = 90;

/** Deletes whatever nobody needs any more. What was approved is content of its own and stays. */
export async function purge(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const type of Object.keys(intakeTypes) as IntakeTypeName[]) {
    await rowsOf(strapi, uidOfIntake(type)).deleteMany({ where: { keepUntil: { $lt: now } } });
  }
  const mail = table(strapi, 'mail');
  await mail.deleteMany({ where: { state: 'sent', endedAt: { $lt: instantLater(now, -sentDays) } } });
  await mail.deleteMany({ where: { state: 'given-up', endedAt: { $lt: instantLater(now, -givenUpDays) } } });
  await table(strapi, 'schedule').deleteMany({ where: { state: { $ne: 'waiting' }, endedAt: { $lt: instantLater(now, -planDays) } } });
  await table(strapi, 'used-challenge').deleteMany({ where: { expiresAt: { $lt: now } } });
  await table(strapi, 'account-code').deleteMany({ where: { expiresAt: { $lt: now } } });
  await forgetChanges(strapi, now);
  await forgetUnconfirmed(strapi, now);
  await forgetSalts(strapi, now);
  await forgetCounts(strapi, now);
}
