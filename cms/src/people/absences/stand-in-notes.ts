import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import type { Core } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { superAdminCode } from '../../platform/strapi/admin-services';
import { getPanelUsers, isSuperAdmin, type PanelUser, readRequiredRoles } from '../second-factor/panel-people';
import { getStaffProvider } from '../staff-oidc/staff-provider';
import type { StandInNotes } from './absence';

/** Returns whether a session may need no second factor of the panel, since the provider of the staff has asked for one. */
function acceptsProviderFactor(): boolean {
  const provider = getStaffProvider();
  return provider?.kind === 'open-id' && provider.factor.acr.length + provider.factor.amr.length > 0;
}

/**
 * Reads who has a second factor; `null` where that does not say who lacks one, and for who is no Super Admin: the list of second
 * factors is not theirs, either.
 */
async function readWithFactor(strapi: Core.Strapi, by: PanelUser): Promise<number[] | null> {
  if (!isSuperAdmin(by) || acceptsProviderFactor()) return null;
  const rows = await getTable(strapi, 'second-factor').findMany({ where: { confirmedAt: { $notNull: true } }, select: ['user'] });
  return rows.map(({ user }) => user);
}

/** Reads what is worth knowing of those who could stand in for a person, as far as the user may know it. */
export async function readStandInNotes(strapi: Core.Strapi, person: number, by: PanelUser, now: Date): Promise<StandInNotes> {
  const where = { user: { $ne: person }, endedAt: { $null: true }, untilDay: { $gte: toTashkentDay(now) } };
  const rows = await getTable(strapi, 'absence').findMany({ where, orderBy: [{ fromDay: 'asc' }, { id: 'asc' }] });
  const absent = await getPanelUsers(strapi).findOne({ where: { id: person }, populate: ['roles'] });
  const required = await readRequiredRoles(strapi);
  const roles = (absent?.roles ?? []).map(({ code, name }) => ({
    ...{ name, isSuperAdmin: code === superAdminCode, needsFactor: required.includes(code) },
  }));
  return {
    away: rows.map(({ user, fromDay, untilDay }) => ({ person: user, fromDay, untilDay })),
    roles,
    withFactor: roles.some(({ needsFactor }) => needsFactor) ? await readWithFactor(strapi, by) : null,
  };
}
