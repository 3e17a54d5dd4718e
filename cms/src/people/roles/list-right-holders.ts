import type { Core } from '@strapi/strapi';

import { superAdminCode } from '../../platform/strapi/admin-services';
import { getRows } from '../../platform/strapi/rows';
import { readStandIns } from '../absences/stand-ins';
import { getPanelUsers, type PanelUser } from '../second-factor/panel-people';

/** A right to entries of several types in a language. */
type RightInLocale = { action: string; uids: readonly string[]; locale: string };
type GrantRow = { subject: string; properties: { locales?: readonly string[] | null } | null; role: { code: string } | null };

/** Reads by the uids of types which roles have a right. */
async function readRoles(strapi: Core.Strapi, { action, uids, locale }: RightInLocale): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const where = { action, subject: { $in: [...uids] } };
  const grants = await getRows<GrantRow>(strapi, 'admin::permission').findMany({ where, populate: { role: { select: ['code'] } } });
  const roles = new Map(uids.map((uid) => [uid, new Set([superAdminCode])]));
  for (const { subject, properties, role } of grants)
    if (role && (properties?.locales?.includes(locale) ?? true)) roles.get(subject)?.add(role.code);
  return roles;
}

/**
 * Lists the active users with a right to entries of all of some types, by their own roles or those of people for whom they stand in,
 * whatever conditions and limits the right has: of all others no rights have to be computed. Four queries, however many users there are.
 */
export async function listRightHolders(strapi: Core.Strapi, right: RightInLocale): Promise<PanelUser[]> {
  const users = await getPanelUsers(strapi).findMany({ where: { isActive: true }, orderBy: { id: 'asc' }, populate: ['roles'] });
  const roles = await readRoles(strapi, right);
  const own = new Map(users.map((user) => [user.id, (user.roles ?? []).map(({ code }) => code)]));
  const absences = await readStandIns(strapi, [...own.keys()], new Date());
  const listCodes = (id: number) => [
    ...(own.get(id) ?? []),
    ...absences.flatMap(({ user, standIn }) => (standIn === id ? (own.get(user) ?? []) : [])),
  ];
  return users.filter(({ id }) => {
    const codes = listCodes(id);
    return [...roles.values()].every((allowed) => codes.some((code) => allowed.has(code)));
  });
}
