import { getTypeScope, type LimitedTypeName } from './limited-types';
import { isConcerned, type RoleLimits } from './may-write-within';
import type { LimitPlace } from './role-limits';
import type { StoredLimit } from './stored-limits';

type Places = Pick<StoredLimit, 'sections' | 'units'>;

const toKeys = (places: readonly LimitPlace[] | null): string[] | null => places && places.map(({ key }) => key);

/** Converts the stored limits of a role to those by which entries are compared; a role without limits writes everywhere. */
export const toRoleLimits = (limit: Places | null | undefined): RoleLimits => ({
  sections: toKeys(limit?.sections ?? null),
  units: toKeys(limit?.units ?? null),
});

/** Returns whether the limits of a role say anything about entries of a type. */
export const isAboutType = (limit: Places | null | undefined, type: LimitedTypeName): boolean =>
  isConcerned(toRoleLimits(limit), getTypeScope(type));

/** Lists all places of the limits of a role. */
export const listLimitPlaces = ({ sections, units }: Places): LimitPlace[] => [...(sections ?? []), ...(units ?? [])];

/** Lists the places of limits where entries of a type are written: of pages sections, where these are limited. */
export function listPlacesOfType({ sections, units }: Places, type: LimitedTypeName): LimitPlace[] {
  const { hasPlace, hasUnit } = getTypeScope(type);
  if (hasPlace && sections !== null) return [...sections];
  return hasUnit ? [...(units ?? [])] : [];
}
