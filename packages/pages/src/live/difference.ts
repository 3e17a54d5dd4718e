type Difference<T> = { gone: T[]; come: T[] };

/** What a list has lost, and what it has got. Each thing is in a list once, and is told apart by being the same thing, wherever it stands. */
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

/** What some lists, always in the same order, have lost and got: of each that is not the same list, by its place. A list that is missing is empty. */
export function differences<T>(before: readonly (readonly T[])[], after: readonly (readonly T[])[]): Map<number, Difference<T>> {
  const found = new Map<number, Difference<T>>();
  for (let place = 0; place < Math.max(before.length, after.length); place += 1) {
    const [old, young] = [before[place], after[place]];
    if (old !== young) found.set(place, difference(old ?? [], young ?? []));
  }
  return found;
}
