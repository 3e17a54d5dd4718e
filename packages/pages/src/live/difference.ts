/** What a list has lost, and what it has got. Each thing is in a list once, and is told apart by being the same thing, wherever it stands. */
export function difference<T>(before: readonly T[], after: readonly T[]): { gone: T[]; come: T[] } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let rest = 0;
  while (rest < shorter - start && before[before.length - 1 - rest] === after[after.length - 1 - rest]) rest += 1;
  const [old, young] = [before.slice(start, before.length - rest), after.slice(start, after.length - rest)];
  const [had, kept] = [new Set(old), new Set(young)];
  return { gone: old.filter((one) => !kept.has(one)), come: young.filter((one) => !had.has(one)) };
}
