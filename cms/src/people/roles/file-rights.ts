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

/** What has to be read of a file with it: rights may depend on its creator and their roles. */
export const populateFileCreator = { createdBy: { populate: ['roles'] } } as const;

/**
 * Creates the check of a user's right to files, by Strapi's own rules and conditions.
 * @returns `null` for who has the right to no file at all
 */
export function createFileCheck(strapi: Core.Strapi, userAbility: unknown, right: FileRight): ((file: Subject) => boolean) | null {
  if (!userAbility) return null;
  const action = actions[right];
  const service = strapi.service('admin::permission') as unknown as PermissionService;
  const { isAllowed, ability, toSubject } = service.createPermissionsManager({ ability: userAbility, action, model: uid });
  return isAllowed ? (file) => ability.can(action, toSubject({ ...file })) : null;
}

/** Returns whether a user has a right to a file. */
export const canAccessFile = (strapi: Core.Strapi, userAbility: unknown, right: FileRight, file: Subject): boolean =>
  createFileCheck(strapi, userAbility, right)?.(file) ?? false;
