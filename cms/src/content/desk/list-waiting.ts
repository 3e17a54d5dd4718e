import { intakeTypes } from '@ochiq/contract/forms/intake-types';
import type { Core } from '@strapi/strapi';

import { createRightsCheck } from '../../people/roles/panel-rights';
import { getRows } from '../../platform/strapi/rows';
import { type Waiting, waitingStages, type WaitingType, waitingTypes } from './desk';

type DueRow = { dueOn: string | null };

const hasDueDay = (type: WaitingType) => 'dueOn' in intakeTypes[type].fields;

async function readWaiting(strapi: Core.Strapi, type: WaitingType, today: string): Promise<Waiting[]> {
  const uid = `api::${type}.${type}`;
  const where = { stage: { $in: [...waitingStages[type]] } };
  const count = await getRows(strapi, uid).count({ where });
  if (count === 0) return [];
  if (!hasDueDay(type)) return [{ type, count, dueOn: null, late: 0 }];
  const [first] = await getRows<DueRow>(strapi, uid).findMany({
    where: { ...where, dueOn: { $notNull: true } },
    orderBy: { dueOn: 'asc' },
    limit: 1,
    select: ['dueOn'],
  });
  const late = await getRows(strapi, uid).count({ where: { ...where, dueOn: { $lt: today } } });
  return [{ type, count, dueOn: first?.dueOn ?? null, late }];
}

/** Counts what citizens have sent and what waits, of the kinds that the user may read. @param today `YYYY-MM-DD` */
export async function listWaiting(strapi: Core.Strapi, userAbility: unknown, today: string): Promise<Waiting[]> {
  const readable = waitingTypes.filter((type) => createRightsCheck(strapi, userAbility, `api::${type}.${type}`, {})('read'));
  return (await Promise.all(readable.map((type) => readWaiting(strapi, type, today)))).flat();
}
