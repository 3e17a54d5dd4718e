import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { SectionKey } from '@ochiq/contract/routing/section-keys';
import type { Core } from '@strapi/strapi';

import { getAdminService } from '../../platform/strapi/admin-services';
import { otherLanguageId } from './other-language';

/** The section pages whose page lists documents. */
export const documentSections = ['documents', 'decisions', 'constitution'] as const satisfies readonly SectionKey[];

/** The conditions of our own that a right of a role can have, by Strapi's names of them, with the filter of the entries that meet each. */
export const roleConditions = {
  [otherLanguageId]: {
    displayName: 'Only further languages of existing entries',
    // No entry meets it: what asks for the right to one is not Strapi's form for a further language, which asks for the right alone.
    entries: { id: { $in: [] } },
  },
  'api::document-sections': {
    displayName: 'Only section pages of documents',
    entries: { key: { $in: [...documentSections] } },
  },
} as const;
/** The fields that conditions depend on, by type: what has to be read of an entry with it, where a right to it is checked. */
const conditionFields: Readonly<Partial<Record<ContentTypeName, readonly string[]>>> = { 'section-page': ['key'] };

/** Lists the fields of a type that conditions depend on. */
export const listConditionFields = (type: ContentTypeName): readonly string[] => conditionFields[type] ?? [];

export type RoleConditionId = keyof typeof roleConditions;

/** Registers the conditions; call it before any role is created: Strapi would grant the right without a condition that it does not know. */
export async function addRoleConditions(strapi: Core.Strapi): Promise<void> {
  const { conditionProvider } = getAdminService(strapi, 'permission');
  for (const [id, { displayName, entries }] of Object.entries(roleConditions))
    await conditionProvider.register({ displayName, name: id.slice('api::'.length), category: 'default', handler: () => entries });
}
