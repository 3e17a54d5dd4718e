import type { Core } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';

export type CurrentRole = { id: number; code: string; name: string };

/** A user of the panel, with the roles where they were read with the user. */
export type RoleHolder = { id: number; roles?: readonly CurrentRole[] };

/**
 * Reads which roles a person has now. All that is decided by roles, and not by Strapi's own rights, begins here: who has other
 * roles for a time has them by this.
 */
export async function readCurrentRoles(strapi: Core.Strapi, { id, roles }: RoleHolder): Promise<readonly CurrentRole[]> {
  if (roles) return roles;
  const user = await getRows<RoleHolder>(strapi, 'admin::user').findOne({ where: { id }, select: ['id'], populate: { roles: true } });
  return user?.roles ?? [];
}
