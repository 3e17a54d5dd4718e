import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { readAbilityRights } from './ability-rights';
import { findLimitedType } from './limited-types';
import { readBelongings } from './read-belonging';
import type { LimitedRight } from './role-limits';
import { readReadableLimits } from './stored-limits';

/** What the limits of a person's roles say of an entry of a list in a language. */
export type OutsideCheck = {
  /** Returns whether it is elsewhere than where the roles that change such entries do, and than where others review or publish it. */
  isReadOnly: (documentId: string, locale: string) => boolean;
  /** Returns whether it is elsewhere than where the roles with a right have it. */
  isOutside: (right: LimitedRight, documentId: string, locale: string) => boolean;
};

const allowAll: OutsideCheck = { isReadOnly: () => false, isOutside: () => false };

/**
 * Reads which entries of a list the limits of a person's roles leave to be read only. Where no role is limited this is one query, and
 * where the limits are not understood no entry is marked: lists are read, and the CMS refuses what is written.
 * @param userAbility of the request's state
 */
export async function readOutsideCheck(
  strapi: Core.Strapi,
  userAbility: unknown,
  type: ContentTypeName,
  documentIds: readonly string[],
): Promise<OutsideCheck> {
  const uid = getContentTypeUid(type);
  const stored = findLimitedType(uid) === undefined ? null : await readReadableLimits(strapi);
  const limited = stored && stored.limits.length > 0 ? await readAbilityRights(strapi, userAbility, uid) : null;
  if (limited === null) return allowAll;
  const belongings = await readBelongings(strapi, limited.type, documentIds);
  const { isOutside, isWithin } = limited.rights;
  return {
    isReadOnly: (documentId, locale) => {
      const belonging = belongings.get(documentId);
      if (belonging === undefined || !isOutside({ right: 'update', locale }, belonging)) return false;
      return !(['review', 'publish'] as const).some((right) => isWithin({ right, locale }, belonging));
    },
    isOutside: (right, documentId, locale) => {
      const belonging = belongings.get(documentId);
      return belonging !== undefined && isOutside({ right, locale }, belonging);
    },
  };
}
