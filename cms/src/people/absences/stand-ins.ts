import { AsyncLocalStorage } from 'node:async_hooks';

import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import type { Core } from '@strapi/strapi';

import { toAuthor } from '../../content/history/origin';
import { getTable } from '../../platform/database/get-table';
import { superAdminCode } from '../../platform/strapi/admin-services';
import { getRows } from '../../platform/strapi/rows';
import { getDayStart } from '../../submissions/forms/days';
import { listCurrent } from './absence-days';

type Role = { id: number; code: string; name: string };
type UserRow = {
  id: number;
  email: string;
  firstname: string | null;
  lastname: string | null;
  isActive: boolean | null;
  blocked: boolean | null;
  roles?: readonly Role[];
};

/** Whose absences lend no right in what goes on. */
const ignoredLenders = new AsyncLocalStorage<ReadonlySet<number>>();

/** Computes something as if some people lent no right. */
export const runWithoutLenders = <T>(lenders: ReadonlySet<number>, work: () => Promise<T>): Promise<T> => ignoredLenders.run(lenders, work);

/** A person for whom another one stands in. */
export type AbsentPerson = {
  id: number;
  email: string;
  name: string;
  /** The roles whose rights are lent: without the Super Admin's, unless a Super Admin gave them. */
  roles: readonly Role[];
  /** Whether the rights of administration are lent, too. */
  hasAdministration: boolean;
  /** Since when rights are lent, and the last day. */
  since: Date;
  untilDay: string;
};

/** An absence of now: who stands in for whom. */
export type CurrentAbsence = { user: number; standIn: number; administration: number; fromDay: string; untilDay: string; madeAt: string };

/** Lists the absences of now, by who stands in or by who is away: one query. */
async function listCurrentAbsences(
  strapi: Core.Strapi,
  by: 'user' | 'standIn',
  ids: readonly number[],
  now: Date,
): Promise<CurrentAbsence[]> {
  if (ids.length === 0) return [];
  const day = toTashkentDay(now);
  const where = { [by]: { $in: [...ids] }, endedAt: { $null: true }, fromDay: { $lte: day }, untilDay: { $gte: day } };
  return listCurrent(await getTable(strapi, 'absence').findMany({ where, orderBy: { id: 'asc' } }), day);
}

/** What an absence gives of the rights of administration: `ofSuperAdmin` only where the person had that role then. */
export const lentAdministration = { none: 0, ofRoles: 1, ofSuperAdmin: 2 } as const;

/** Chooses the roles whose rights an absence lends: who became a Super Admin since lends nothing of that. */
export const listLentRoles = <R extends { code: string }>(roles: readonly R[], administration: number): R[] =>
  roles.filter(({ code }) => administration === lentAdministration.ofSuperAdmin || code !== superAdminCode);

function toAbsentPerson(user: UserRow, absence: CurrentAbsence): AbsentPerson {
  const hasAdministration = absence.administration !== lentAdministration.none;
  const [first, made] = [getDayStart(absence.fromDay), new Date(absence.madeAt)];
  return {
    ...{ ...toAuthor(user), email: user.email, hasAdministration },
    roles: listLentRoles(user.roles ?? [], absence.administration),
    since: first > made ? first : made,
    untilDay: absence.untilDay,
  };
}

const isPresent = ({ isActive, blocked }: UserRow) => isActive === true && blocked !== true;

async function readPresentUsers(strapi: Core.Strapi, ids: readonly number[]): Promise<UserRow[]> {
  if (ids.length === 0) return [];
  const rows = await getRows<UserRow>(strapi, 'admin::user').findMany({ where: { id: { $in: [...new Set(ids)] } }, populate: ['roles'] });
  return rows.filter(isPresent);
}

/**
 * Reads for whom a user stands in now: one query where that is no person. Only roles of the absent person themselves count,
 * and not what these get by standing in for others; an absent person whose account is deactivated lends no right.
 */
export async function readAbsentPeople(strapi: Core.Strapi, standIn: number, now: Date): Promise<AbsentPerson[]> {
  const ignored = ignoredLenders.getStore();
  const absences = (await listCurrentAbsences(strapi, 'standIn', [standIn], now)).filter(({ user }) => !ignored?.has(user));
  const users = await readPresentUsers(
    strapi,
    absences.map(({ user }) => user),
  );
  return absences.flatMap((absence) => {
    const user = users.find(({ id }) => id === absence.user);
    return user ? [toAbsentPerson(user, absence)] : [];
  });
}

/** Reads who stands in now for some people: only where both accounts are active. */
export async function readStandIns(strapi: Core.Strapi, absent: readonly number[], now: Date): Promise<CurrentAbsence[]> {
  const absences = await listCurrentAbsences(strapi, 'user', absent, now);
  const present = await readPresentUsers(
    strapi,
    absences.flatMap(({ user, standIn }) => [user, standIn]),
  );
  const isThere = (id: number) => present.some((user) => user.id === id);
  return absences.filter(({ user, standIn }) => isThere(user) && isThere(standIn));
}

/** Names, by user, the people for whom some users stand in now. */
export async function listAbsentNames(strapi: Core.Strapi, users: readonly number[], now: Date): Promise<ReadonlyMap<number, string[]>> {
  const absences = await listCurrentAbsences(strapi, 'standIn', [...new Set(users)], now);
  const present = await readPresentUsers(
    strapi,
    absences.map(({ user }) => user),
  );
  const names = new Map<number, string[]>();
  for (const absence of absences) {
    const user = present.find(({ id }) => id === absence.user);
    if (user) names.set(absence.standIn, [...(names.get(absence.standIn) ?? []), toAbsentPerson(user, absence).name]);
  }
  return names;
}

/** Returns whether a user has one of some roles, by their own or by standing in for a person. */
export async function hasRoleNow(
  strapi: Core.Strapi,
  { id, roles = [] }: { id: number; roles?: readonly { code: string }[] },
  codes: readonly string[],
): Promise<boolean> {
  const has = (list: readonly { code: string }[]) => list.some(({ code }) => codes.includes(code));
  if (codes.length === 0 || has(roles)) return codes.length > 0;
  return has((await readAbsentPeople(strapi, id, new Date())).flatMap((person) => person.roles));
}
