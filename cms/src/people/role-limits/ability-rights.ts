import type { Core } from '@strapi/strapi';

import { getAbilityOwner } from '../roles/ability-owners';
import { findLimitedType, type LimitedTypeName } from './limited-types';
import { type PlaceRights, readPlaceRights } from './place-rights';

/** What limits the person of an ability with entries of a type. */
export type LimitedAbility = { type: LimitedTypeName; rights: PlaceRights };

/**
 * Reads what limits the person of a request with entries of a type; `null` for whom nothing limits with them.
 * @param userAbility of the request's state
 */
export async function readAbilityRights(strapi: Core.Strapi, userAbility: unknown, uid: string): Promise<LimitedAbility | null> {
  const type = findLimitedType(uid);
  const person = getAbilityOwner(userAbility);
  const rights = type !== undefined && person ? await readPlaceRights(strapi, person, type) : null;
  return type !== undefined && rights !== null ? { type, rights } : null;
}
