import type { LiftedRight } from '../../people/role-limits/role-limits.ts';

/** The same rights to some types, in the same languages. */
export type LiftedGroup = { types: LiftedRight['type'][]; rights: LiftedRight['right'][]; locales: LiftedRight['locales'] };

/** Groups rights for one sentence: first those to a type in the same languages, then the types with the same ones. */
export function groupLifted(all: readonly LiftedRight[]): LiftedGroup[] {
  const byType = new Map<string, LiftedGroup>();
  for (const { type, right, locales } of all) {
    const key = [type, ...locales].join(' ');
    const group = byType.get(key) ?? { types: [type], rights: [], locales };
    group.rights.push(right);
    byType.set(key, group);
  }
  const groups = new Map<string, LiftedGroup>();
  for (const group of byType.values()) {
    const key = [...group.locales, ...group.rights].join(' ');
    const former = groups.get(key);
    if (former) former.types.push(...group.types);
    else groups.set(key, group);
  }
  return [...groups.values()];
}
