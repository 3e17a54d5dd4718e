type Difference<T> = { gone: T[]; come: T[] };

/** Compares two lists by the identity of their items, wherever they are. Each item is in a list once. */
export function difference<T>(before: readonly T[], after: readonly T[]): Difference<T> {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let rest = 0;
  while (rest < shorter - start && before[before.length - 1 - rest] === after[after.length - 1 - rest]) rest += 1;
  const [old, young] = [before.slice(start, before.length - rest), after.slice(start, after.length - rest)];
  const [had, kept] = [new Set(old), new Set(young)];
  return { gone: old.filter((one) => !kept.has(one)), come: young.filter((one) => !had.has(one)) };
}

/**
 * Compares lists pairwise, always in the same order: returns the difference of each pair that is not the same object,
 * by its index. A missing list counts as empty.
 */
export function differences<T>(before: readonly (readonly T[])[], after: readonly (readonly T[])[]): Map<number, Difference<T>> {
  const found = new Map<number, Difference<T>>();
  for (let place = 0; place < Math.max(before.length, after.length); place += 1) {
    const [old, young] = [before[place], after[place]];
    if (old !== young) found.set(place, difference(old ?? [], young ?? []));
  }
  return found;
}
