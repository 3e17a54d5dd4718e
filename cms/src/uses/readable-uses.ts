import { uidOf } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { may } from '../safety/may';
import type { Use, UsesAnswer } from './use';

/** The maximum number of listed uses. */
const most = 10;
/** The maximum number of rights that are checked; each costs a database query. */
const mostAsked = 50;

/**
 * Lists uses by title as far as the user may read them, and counts the others.
 * @param userAbility of the request's state
 */
export async function listReadable(strapi: Core.Strapi, userAbility: unknown, uses: readonly Use[]): Promise<UsesAnswer> {
  const shown: Use[] = [];
  for (const use of uses.slice(0, mostAsked)) {
    if (shown.length === most) break;
    const { type, documentId, locale } = use;
    if (await may(strapi, userAbility, 'read', { uid: uidOf(type), documentId, locale })) shown.push(use);
  }
  return { uses: shown, others: uses.length - shown.length };
}
