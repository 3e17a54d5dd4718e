type ListDiff<T> = { removed: T[]; added: T[] };

/** Compares two lists by the identity of their items, wherever they are. Each item is in a list once. */
export function diffItems<T>(before: readonly T[], after: readonly T[]): ListDiff<T> {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let rest = 0;
  while (rest < shorter - start && before[before.length - 1 - rest] === after[after.length - 1 - rest]) rest += 1;
  const [previous, current] = [before.slice(start, before.length - rest), after.slice(start, after.length - rest)];
  const [previousItems, currentItems] = [new Set(previous), new Set(current)];
  return { removed: previous.filter((one) => !currentItems.has(one)), added: current.filter((one) => !previousItems.has(one)) };
}

/**
 * Compares lists pairwise, always in the same order: returns the difference of each pair that is not the same object,
 * by its index. A missing list counts as empty.
 */
export function diffLists<T>(before: readonly (readonly T[])[], after: readonly (readonly T[])[]): Map<number, ListDiff<T>> {
  const diffs = new Map<number, ListDiff<T>>();
  for (let place = 0; place < Math.max(before.length, after.length); place += 1) {
    const [previous, current] = [before[place], after[place]];
    if (previous !== current) diffs.set(place, diffItems(previous ?? [], current ?? []));
  }
  return diffs;
}
