import { contentTypeNames, contentTypes } from '@ochiq/contract/content-types';
import type { Field } from '@ochiq/contract/fields/field';
import type { Core } from '@strapi/strapi';

import { getAdminService, type Permission } from '../../platform/strapi/admin-services';
import { getRoleTypeUid, isContentType, type PredefinedGrant, type PredefinedRole } from './expand-roles';
import { otherLanguageId } from './other-language';
import type { RoleConditionId } from './role-conditions';
import type { EntryRight, FilesOfRole, RoleGrant, RoleTypeName } from './role-table';

/** Strapi's names of the rights to entries: that to a further language is the one to create. */
const entryActions = {
  read: 'read',
  create: 'create',
  translate: 'create',
  update: 'update',
  answer: 'update',
  delete: 'delete',
  publish: 'publish',
  share: 'share',
  review: 'review',
} as const satisfies Record<EntryRight, string>;

const toActionId = (right: EntryRight): string => `plugin::content-manager.explorer.${entryActions[right]}`;

const seeing = ['read', 'assets.download', 'assets.copy-link'];

/**
 * Strapi's right to change files is also the one to replace and to delete them, and to do so with whole folders, where it asks
 * for no condition: who only adds files has none of it, not even to their own.
 */
const fileActions: Readonly<Record<FilesOfRole, readonly string[]>> = {
  none: [],
  see: seeing,
  add: [...seeing, 'assets.create'],
  manage: [...seeing, 'assets.create', 'assets.update', 'configure-view'],
};

/** The fields that editors decide on; those that a citizen wrote are read only. */
const decisionFields = ['stage', 'answer', 'answeredOn', 'outcome', 'suspicion'];

/** The condition of a grant to some entries, and the field that says which they are: another value would make it another entry. */
const limitedEntries = {
  'document-sections': { condition: 'api::document-sections', field: 'key' },
} as const satisfies Record<NonNullable<RoleGrant['entries']>, { condition: RoleConditionId; field: string }>;

const writingRights: readonly EntryRight[] = ['create', 'translate', 'update'];

/** Lists the fields of a type that each language has for itself. */
const listLocalizedFields = (type: RoleTypeName): string[] =>
  contentTypeNames
    .filter((name) => name === type)
    .flatMap((name) => Object.entries<Field>(contentTypes[name].fields).flatMap(([field, { localized }]) => (localized ? field : [])));

/** Picks the fields that a right of a grant is to; those of components are paths. */
function pickFields(fields: readonly string[], right: EntryRight, type: RoleTypeName, { writes, entries }: PredefinedGrant): string[] {
  const isIn = (names: readonly string[], path: string) => names.includes(path.split('.', 1)[0] ?? '');
  if (right === 'answer') return fields.filter((path) => isIn(decisionFields, path));
  if (!writingRights.includes(right)) return [...fields];
  const localized = writes === 'localized' ? listLocalizedFields(type) : null;
  const fixed = entries === undefined ? [] : [limitedEntries[entries].field];
  return fields.filter((path) => (localized === null || isIn(localized, path)) && !isIn(fixed, path));
}

/** Strapi's rights to all types of content, each with all fields where it is to fields. */
export type PermissionTemplates = readonly Permission[];

/** Lists the rights that there are: to each type, with each action that it has. */
export function listTemplates(strapi: Core.Strapi): PermissionTemplates {
  const inContent = getAdminService(strapi, 'permission')
    .actionProvider.values()
    .filter(({ section }) => section === 'contentTypes');
  return getAdminService(strapi, 'content-type').getPermissionsWithNestedFields(inContent);
}

function buildPermission(template: Permission, right: EntryRight, type: RoleTypeName, grant: PredefinedGrant): Permission {
  const { fields, ...properties } = template.properties;
  const limited = grant.entries === undefined ? [] : [limitedEntries[grant.entries].condition];
  return {
    action: template.action,
    subject: template.subject,
    properties: {
      ...properties,
      ...(fields && { fields: pickFields(fields, right, type, grant) }),
      ...(isContentType(type) && { locales: [...grant.locales] }),
    },
    conditions: right === 'translate' ? [otherLanguageId] : limited,
  };
}

const buildGrantPermissions = (templates: PermissionTemplates, grant: PredefinedGrant): Permission[] =>
  grant.types.flatMap((type) =>
    grant.rights.flatMap((right) =>
      templates
        .filter(({ action, subject }) => action === toActionId(right) && subject === getRoleTypeUid(type))
        .map((template) => buildPermission(template, right, type, grant))
        // A right to no field is none: of redirects all languages share everything.
        .filter(({ properties: { fields } }) => fields?.length !== 0),
    ),
  );

/** Builds the permissions of a role as Strapi stores them. */
export function buildPermissions(templates: PermissionTemplates, { grants, files, settings }: PredefinedRole): Permission[] {
  const others = [...fileActions[files].map((action) => `plugin::upload.${action}`), ...settings];
  return [
    ...grants.flatMap((grant) => buildGrantPermissions(templates, grant)),
    ...others.map((action) => ({ action, subject: null, properties: {}, conditions: [] })),
  ];
}
