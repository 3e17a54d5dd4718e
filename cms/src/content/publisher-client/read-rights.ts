import type { Core } from '@strapi/strapi';

import { getAdminService, type AdminUser } from '../../platform/strapi/admin-services';
import type { UserRights } from './may-undo';

/** Reads the rights of a user of the panel. */
export async function readRights(strapi: Core.Strapi, user: AdminUser): Promise<UserRights> {
  return {
    isAdministrator: getAdminService(strapi, 'role').hasSuperAdminRole(user),
    permissions: await getAdminService(strapi, 'permission').findUserPermissions(user),
  };
}
