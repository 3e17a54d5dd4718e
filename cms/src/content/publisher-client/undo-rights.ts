import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Publication } from '@ochiq/contract/wire/publisher-status';
import type { Core } from '@strapi/strapi';

import { listUnlimitedGrants } from '../../people/role-limits/unlimited-grants';
import { findPermissionsNow } from '../../people/absences/lent-rights';
import { type AdminUser, getAdminService, type Permission } from '../../platform/strapi/admin-services';

/** The rights of a user of the panel. */
export type UserRights = { isAdministrator: boolean; permissions: readonly Permission[] };

/** Reads the rights of a user of the panel. */
export async function readRights(strapi: Core.Strapi, user: AdminUser): Promise<UserRights> {
  return {
    isAdministrator: getAdminService(strapi, 'role').hasSuperAdminRole(user),
    permissions: await listUnlimitedGrants(strapi, user, await findPermissionsNow(strapi, user)),
  };
}

const publish = 'plugin::content-manager.explorer.publish';

/**
 * Returns whether a user may undo a publication: administrators any, editors those of documents that they could have
 * published themselves; a right to some entries only, by a condition or by limits of a role, does not count, since a publication says no more than their types. A
 * publication without documents is the administrators'.
 */
export function mayUndo({ isAdministrator, permissions }: UserRights, { kinds }: Pick<Publication, 'kinds'>): boolean {
  if (isAdministrator) return true;
  const mayPublish = ({ type, locale }: Publication['kinds'][number]) =>
    permissions.some(
      ({ action, subject, properties: { locales }, conditions }) =>
        action === publish &&
        subject === getContentTypeUid(type) &&
        conditions.length === 0 &&
        (locale === null || (locales?.includes(locale) ?? true)),
    );
  return kinds.length > 0 && kinds.every(mayPublish);
}
