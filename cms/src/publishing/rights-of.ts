import type { Core } from '@strapi/strapi';

import { adminService, type AdminUser } from '../strapi/admin-services';
import type { Rights } from './may-undo';

/** Reads the rights of a user of the panel. */
export async function rightsOf(strapi: Core.Strapi, user: AdminUser): Promise<Rights> {
  return {
    isAdministrator: adminService(strapi, 'role').hasSuperAdminRole(user),
    permissions: await adminService(strapi, 'permission').findUserPermissions(user),
  };
}
