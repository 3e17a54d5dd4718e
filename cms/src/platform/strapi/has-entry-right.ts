import type { Core } from '@strapi/strapi';

type Entity = Readonly<Record<string, unknown>>;
// Strapi types none of these; these types follow its source, version 5.54.0.
type PermissionsManager = {
  isAllowed: boolean;
  ability: { can: (action: string, subject: unknown) => boolean };
  toSubject: (entity: Entity) => unknown;
};
type PermissionService = { createPermissionsManager: (about: { ability: unknown; action: string; model: string }) => PermissionsManager };

/** Returns whether a user has a right to an entry that is not one of Strapi's own, by its rules, including languages and conditions. */
export function hasEntryRight(
  strapi: Core.Strapi,
  userAbility: unknown,
  { action, uid }: { action: string; uid: string },
  entity: Entity,
): boolean {
  if (!userAbility) return false;
  const service = strapi.service('admin::permission') as unknown as PermissionService;
  const { isAllowed, ability, toSubject } = service.createPermissionsManager({ ability: userAbility, action, model: uid });
  return isAllowed && ability.can(action, toSubject({ ...entity }));
}
