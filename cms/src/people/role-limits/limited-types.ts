import { type ContentTypeName, getContentTypeUid } from '@ochiq/contract/content-types';

/** How entries of a type belong to a part of the page tree, and to a unit. */
export type LimitedType = {
  /** Whether they are pages of the tree, or sections of it. */
  hasPlace: boolean;
  /** The field that names the unit, or the unit above; `null` for what belongs to none. */
  unitField: string | null;
};

/** The types whose entries belong to a part of the page tree or to a unit: limits of roles are about these, and about no others. */
export const limitedTypes = {
  page: { hasPlace: true, unitField: 'owner' },
  'section-page': { hasPlace: true, unitField: null },
  person: { hasPlace: false, unitField: 'unit' },
  unit: { hasPlace: false, unitField: 'parent' },
  vacancy: { hasPlace: false, unitField: 'unit' },
} as const satisfies Partial<Record<ContentTypeName, LimitedType>>;
export type LimitedTypeName = keyof typeof limitedTypes;

export const limitedTypeNames = Object.keys(limitedTypes) as [LimitedTypeName, ...LimitedTypeName[]];

const typesByUid = new Map<string, LimitedTypeName>(limitedTypeNames.map((type) => [getContentTypeUid(type), type]));

/** Finds the type of a uid, if limits are about it. */
export const findLimitedType = (uid: string): LimitedTypeName | undefined => typesByUid.get(uid);

/** Returns by what entries of a type are limited. */
export function getTypeScope(type: LimitedTypeName): { hasPlace: boolean; hasUnit: boolean } {
  const { hasPlace, unitField } = limitedTypes[type];
  return { hasPlace, hasUnit: unitField !== null };
}
