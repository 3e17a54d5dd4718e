import type { Core } from '@strapi/strapi';

const uid = 'plugin::upload.file';

/** Strapi's names of the rights to files of the media library. */
const actions = {
  read: 'plugin::upload.read',
  create: 'plugin::upload.assets.create',
  update: 'plugin::upload.assets.update',
} as const;
export type FileRight = keyof typeof actions;

// Strapi types none of these; these types follow its source, version 5.54.0.
type Subject = Readonly<Record<string, unknown>>;
type PermissionsManager = {
  isAllowed: boolean;
  ability: { can: (action: string, subject: unknown) => boolean };
  toSubject: (file: Subject) => unknown;
};
type PermissionService = { createPermissionsManager: (about: { ability: unknown; action: string; model: string }) => PermissionsManager };

const createManager = (strapi: Core.Strapi, ability: unknown, right: FileRight): PermissionsManager =>
  (strapi.service('admin::permission') as unknown as PermissionService).createPermissionsManager({
    ability,
    action: actions[right],
    model: uid,
  });

/** What has to be read of a file with it: rights may depend on its creator and their roles. */
export const populateFileCreator = { createdBy: { populate: ['roles'] } } as const;

/** Returns whether a user has a right to any file at all. */
export const hasFileRight = (strapi: Core.Strapi, userAbility: unknown, right: FileRight): boolean =>
  createManager(strapi, userAbility, right).isAllowed;

/** Returns whether a user has a right to a file, by Strapi's own rules and conditions. */
export function canAccessFile(strapi: Core.Strapi, userAbility: unknown, right: FileRight, file: Subject): boolean {
  const { ability, toSubject } = createManager(strapi, userAbility, right);
  return ability.can(actions[right], toSubject({ ...file }));
}
