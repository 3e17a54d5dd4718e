import type { Core } from '@strapi/strapi';

import { getDocuments } from '../../platform/strapi/get-documents';

type Right = 'read' | 'publish';
type PermissionChecker = { cannot: Readonly<Record<Right, (entity: Readonly<Record<string, unknown>>) => boolean>> };
// Strapi types none of these; these types follow its source, version 5.54.0.
type PermissionCheckers = { create: (about: { userAbility: unknown; model: string }) => PermissionChecker };

export type EntryVersion = { uid: string; documentId: string; locale: string };

/** Rights may depend on the creator of an entry and their role. */
const populate = { createdBy: { populate: { roles: true } } };

/**
 * Returns whether a user has a right to a version of an entry, by Strapi's own rules, including languages and
 * conditions. There is no right to a version that does not exist.
 * @param userAbility of the request's state
 */
export async function canAccess(strapi: Core.Strapi, userAbility: unknown, right: Right, version: EntryVersion): Promise<boolean> {
  const { uid, documentId, locale } = version;
  // Every entry has a draft, whatever is published of it.
  const [draft] = await getDocuments(strapi, uid).findMany({ filters: { documentId }, locale, status: 'draft', populate });
  if (!draft || !userAbility) return false;
  return !strapi
    .plugin('content-manager')
    .service<PermissionCheckers>('permission-checker')
    .create({ userAbility, model: uid })
    .cannot[right]({ ...draft });
}
