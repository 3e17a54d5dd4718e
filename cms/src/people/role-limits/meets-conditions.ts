import type { Core } from '@strapi/strapi';

import { type AdminUser, getAdminService, type Permission } from '../../platform/strapi/admin-services';
import type { CurrentRole, RoleHolder } from '../roles/current-roles';

/** A right of a role, as Strapi stores it. */
export type LimitedGrant = {
  action: string;
  subject: string | null;
  properties: { locales?: readonly string[] | null; fields?: readonly string[] | null } | null;
  conditions: readonly string[] | null;
  role: CurrentRole | null;
};

/** An entry as Strapi's conditions look at it, with its creator. */
export type Entity = Readonly<Record<string, unknown>>;

// Strapi types none of these; these types follow its source, version 5.54.0.
type PermissionsManager = {
  ability: { can: (action: string, subject: unknown) => boolean };
  toSubject: (entity: Entity) => unknown;
};
type PermissionService = { createPermissionsManager: (about: { ability: unknown; action: string; model: string }) => PermissionsManager };

const toPermission = ({ action, subject, properties, conditions }: LimitedGrant): Permission => ({
  ...{ action, subject, conditions: conditions ?? [] },
  properties: {
    ...(properties?.locales && { locales: properties.locales }),
    ...(properties?.fields && { fields: properties.fields }),
  },
});

/**
 * Leaves out the rights whose conditions an entry does not meet: each counts for itself, since each role has limits of its own.
 * Conditions of a role that is lent are for the absent person.
 */
export async function meetsConditions(
  strapi: Core.Strapi,
  person: RoleHolder,
  model: string,
  grants: readonly LimitedGrant[],
  readEntity: () => Promise<Entity | null>,
): Promise<LimitedGrant[]> {
  const met: LimitedGrant[] = [];
  for (const grant of grants) {
    if ((grant.conditions ?? []).length === 0) {
      met.push(grant);
      continue;
    }
    const entity = await readEntity();
    if (entity === null) continue;
    const { engine } = getAdminService(strapi, 'permission');
    const ability = await engine.generateTokenAbility([toPermission(grant)], (grant.role?.lentBy ?? person) as AdminUser & RoleHolder);
    const service = strapi.service('admin::permission') as unknown as PermissionService;
    const manager = service.createPermissionsManager({ ability, action: grant.action, model });
    if (manager.ability.can(grant.action, manager.toSubject({ ...entity }))) met.push(grant);
  }
  return met;
}
