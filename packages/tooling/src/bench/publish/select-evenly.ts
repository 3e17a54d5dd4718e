/**
 * Selects `count` items, evenly spread from the first to the last, and returns the others, too.
 * @throws RangeError there are not so many
 */
export function selectEvenly<T>(all: readonly T[], count: number): { taken: T[]; left: T[] } {
  if (count > all.length) throw new RangeError(`${String(count)} of ${String(all.length)} can't be taken`);
  const places = new Set(Array.from({ length: count }, (_, index) => Math.floor((index * all.length) / count)));
  return { taken: all.filter((_, place) => places.has(place)), left: all.filter((_, place) => !places.has(place)) };
}
