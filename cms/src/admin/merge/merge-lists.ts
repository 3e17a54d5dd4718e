/** A part of a merged list: settled, or changed by both sides in different ways. */
export type Region<T> = { kind: 'settled'; items: readonly T[] } | { kind: 'conflict'; mine: readonly T[]; theirs: readonly T[] };

type Pair = { first: number; second: number };

/** Finds the longest common subsequence of two lists, as pairs of positions. */
function alignLists(first: readonly string[], second: readonly string[]): readonly Pair[] {
  const lengths = Array.from({ length: first.length + 1 }, () => new Array<number>(second.length + 1).fill(0));
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = first.length - 1; row >= 0; row -= 1)
    for (let column = second.length - 1; column >= 0; column -= 1) {
      const isSame = first[row] === second[column];
      const length = isSame ? lengthAt(row + 1, column + 1) + 1 : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
      lengths[row]?.splice(column, 1, length);
    }
  const pairs: Pair[] = [];
  for (let row = 0, column = 0; row < first.length && column < second.length;) {
    if (first[row] === second[column]) pairs.push({ first: row++, second: column++ });
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

const areSame = (first: readonly string[], second: readonly string[]) =>
  first.length === second.length && first.every((key, index) => key === second[index]);

/**
 * Merges two lists that were made from the same one. Items that neither side has touched divide them into regions; in
 * each, what only one side has changed is taken. Removals count as changes.
 * @param toKey the same text for items that are the same
 */
export function mergeLists<T>(base: readonly T[], mine: readonly T[], theirs: readonly T[], toKey: (item: T) => string): Region<T>[] {
  const keys = { base: base.map(toKey), mine: mine.map(toKey), theirs: theirs.map(toKey) };
  const inMine = new Map(alignLists(keys.base, keys.mine).map(({ first, second }) => [first, second]));
  const inTheirs = new Map(alignLists(keys.base, keys.theirs).map(({ first, second }) => [first, second]));
  const regions: Region<T>[] = [];
  const settle = (items: readonly T[]) => {
    if (items.length === 0) return;
    const last = regions.at(-1);
    if (last?.kind === 'settled') regions[regions.length - 1] = { kind: 'settled', items: [...last.items, ...items] };
    else regions.push({ kind: 'settled', items });
  };
  let from = { base: 0, mine: 0, theirs: 0 };
  const mergeUntil = (to: typeof from) => {
    const [own, other] = [mine.slice(from.mine, to.mine), theirs.slice(from.theirs, to.theirs)];
    const before = keys.base.slice(from.base, to.base);
    const after = { mine: keys.mine.slice(from.mine, to.mine), theirs: keys.theirs.slice(from.theirs, to.theirs) };
    if (areSame(after.mine, before) || areSame(after.mine, after.theirs)) settle(other);
    else if (areSame(after.theirs, before)) settle(own);
    else regions.push({ kind: 'conflict', mine: own, theirs: other });
  };
  keys.base.forEach((_, index) => {
    const [own, other] = [inMine.get(index), inTheirs.get(index)];
    if (own === undefined || other === undefined) return;
    mergeUntil({ base: index, mine: own, theirs: other });
    settle(theirs.slice(other, other + 1));
    from = { base: index + 1, mine: own + 1, theirs: other + 1 };
  });
  mergeUntil({ base: base.length, mine: mine.length, theirs: theirs.length });
  return regions;
}
