import { getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { canAccess } from '../../people/roles/can-access';
import type { Use, UsesResponse } from './use';

/** The maximum number of listed uses. */
const maxListed = 10;
/** The maximum number of rights that are checked; each costs a database query. */
const maxChecked = 50;

/**
 * Lists uses by title as far as the user may read them, and counts the others.
 * @param userAbility of the request's state
 */
export async function listReadable(strapi: Core.Strapi, userAbility: unknown, uses: readonly Use[]): Promise<UsesResponse> {
  const shown: Use[] = [];
  for (const use of uses.slice(0, maxChecked)) {
    if (shown.length === maxListed) break;
    const { type, documentId, locale } = use;
    if (await canAccess(strapi, userAbility, 'read', { uid: getContentTypeUid(type), documentId, locale })) shown.push(use);
  }
  return { uses: shown, others: uses.length - shown.length };
}
