import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import { type AbsentPerson, readAbsentPeople } from '../absences/stand-ins';

/** A role; one that an absent person lends has this person, for whom its conditions are. */
export type CurrentRole = { id: number; code: string; name: string; lentBy?: AbsentPerson };

/** A user of the panel, with their own roles where they were read with the user. */
export type RoleHolder = { id: number; roles?: readonly CurrentRole[] };

async function readOwnRoles(strapi: Core.Strapi, { id, roles }: RoleHolder): Promise<readonly CurrentRole[]> {
  if (roles) return roles;
  const user = await getRows<RoleHolder>(strapi, 'admin::user').findOne({ where: { id }, select: ['id'], populate: { roles: true } });
  return user?.roles ?? [];
}

/** Reads which roles a person has now: their own, and those of people for whom they stand in. One of both is listed twice. */
export async function readCurrentRoles(strapi: Core.Strapi, person: RoleHolder): Promise<readonly CurrentRole[]> {
  const absent = await readAbsentPeople(strapi, person.id, new Date());
  return [...(await readOwnRoles(strapi, person)), ...absent.flatMap((lentBy) => lentBy.roles.map((role) => ({ ...role, lentBy })))];
}
