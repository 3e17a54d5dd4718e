import type { Core } from '@strapi/strapi';

type FileRow = Readonly<Record<string, unknown>>;
// Strapi types none of these; these types follow its source, version 5.54.0.
type PermissionsManager = {
  isAllowed: boolean;
  ability: { can: (action: string, subject: unknown) => boolean };
  toSubject: (file: FileRow) => unknown;
};
type PermissionService = { createPermissionsManager: (about: { ability: unknown; action: string; model: string }) => PermissionsManager };

const action = 'plugin::upload.read';

/** Creates the check of a user's right to files of the media library; `null` for who may read none. */
export function createFileRights(strapi: Core.Strapi, userAbility: unknown): ((file: FileRow) => boolean) | null {
  if (!userAbility) return null;
  const service = strapi.service('admin::permission') as unknown as PermissionService;
  const { isAllowed, ability, toSubject } = service.createPermissionsManager({
    ability: userAbility,
    action,
    model: 'plugin::upload.file',
  });
  return isAllowed ? (file) => ability.can(action, toSubject({ ...file })) : null;
}
