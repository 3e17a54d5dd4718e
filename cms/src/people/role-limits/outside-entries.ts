import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core } from '@strapi/strapi';

import { readAbilityRights } from './ability-rights';
import { findLimitedType } from './limited-types';
import { readBelongings } from './read-belonging';
import { readReadableLimits } from './stored-limits';

/** Returns whether roles of a person change such entries in a language, and an entry is elsewhere. */
export type OutsideCheck = (documentId: string, locale: string) => boolean;

const allowAll: OutsideCheck = () => false;

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
  return (documentId, locale) => {
    const belonging = belongings.get(documentId);
    return belonging !== undefined && limited.rights.isOutside({ right: 'update', locale }, belonging);
  };
}
