import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { readAccounts } from '../audit/panel-accounts';
import { addWorkTitles, parseWork } from '../leaving/open-work';
import type { Absence, OwnAbsencesResponse } from './absence';
import { isOn } from './absence-days';
import { lentAdministration, readAbsentPeople } from './stand-ins';

/** Reads absences and proposals that are not over, the next first. */
export async function readAbsences(strapi: Core.Strapi, where: Readonly<Record<string, unknown>>, now: Date): Promise<Absence[]> {
  const today = toTashkentDay(now);
  const rows = await getTable(strapi, 'absence').findMany({
    where: { $and: [where, { endedAt: { $null: true }, untilDay: { $gte: today } }] },
    orderBy: [{ fromDay: 'asc' }, { id: 'asc' }],
  });
  const accounts = await readAccounts(
    strapi,
    rows.flatMap(({ user, standIn }) => [user, ...(standIn === null ? [] : [standIn])]),
  );
  const find = (id: number | null) => accounts.find((account) => account.id === id);
  return rows.flatMap((row) => {
    const [absent, standIn] = [find(row.user), find(row.standIn)];
    if (!absent) return [];
    const isCurrent = standIn?.isActive === true && absent.isActive && isOn(row, today);
    return [
      {
        ...{
          id: row.id,
          fromDay: row.fromDay,
          untilDay: row.untilDay,
          hasAdministration: row.administration !== lentAdministration.none,
          isCurrent,
        },
        absent: { id: absent.id, name: absent.name },
        standIn: standIn ? { id: standIn.id, name: standIn.name } : null,
      },
    ];
  });
}

async function readHandovers(strapi: Core.Strapi, user: number, userAbility: unknown): Promise<OwnAbsencesResponse['handovers']> {
  const where = { successor: user, seenAt: { $null: true } };
  const rows = await getTable(strapi, 'handover').findMany({ where, orderBy: { id: 'desc' } });
  const handovers: OwnAbsencesResponse['handovers'] = [];
  for (const { id, userName: name, at, work } of rows)
    handovers.push({ id, name, at: new Date(at).toISOString(), work: await addWorkTitles(strapi, userAbility, parseWork(work)) });
  return handovers;
}

type Reader = { user: number; userAbility: unknown; mayChange: boolean };

/** Reads what concerns a user: for whom they stand in, when they are away, and whose work they have. */
export async function readOwnAbsences(
  strapi: Core.Strapi,
  { user, userAbility, mayChange }: Reader,
  now: Date,
): Promise<OwnAbsencesResponse> {
  const absent = await readAbsentPeople(strapi, user, now);
  return {
    standInFor: absent.map(({ id, name, roles, untilDay }) => ({ id, name, untilDay, roles: roles.map((role) => role.name) })),
    absences: await readAbsences(strapi, { user }, now),
    proposals: mayChange ? await readAbsences(strapi, { standIn: { $null: true }, user: { $ne: user } }, now) : [],
    handovers: await readHandovers(strapi, user, userAbility),
  };
}
