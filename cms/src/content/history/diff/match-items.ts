import { diffArrays } from 'diff';

/** An item of a list before and after: only one of them where it was added or removed. */
export type AlignedItem<T> =
  | { kind: 'same' | 'changed'; before: T; after: T }
  | { kind: 'removed'; before: T }
  | { kind: 'added'; after: T };

export type AlignRules<T> = {
  /** Two items are the same where their keys are. */
  getKey: (item: T) => string;
  /** From 0, nothing in common, to 1; `null` for items that can't be the same one, changed. */
  rateSimilarity: (before: T, after: T) => number | null;
};

/** From which similarity on two items count as one that was changed. */
const threshold = 0.3;

/** The largest table of similarities that is worth its time. */
const maxCells = 4000;

type Pair = readonly [number, number];

/** Finds the pairs with the greatest similarity in sum, both in order. */
function findBestPairs<T>(before: readonly T[], after: readonly T[], { rateSimilarity }: AlignRules<T>): Pair[] {
  const rate = (i: number, j: number) => {
    const [former, later] = [before[i], after[j]];
    const similarity = former === undefined || later === undefined ? null : rateSimilarity(former, later);
    return similarity !== null && similarity >= threshold ? similarity : 0;
  };
  const width = after.length + 1;
  const sums = new Float64Array((before.length + 1) * width);
  const sumAt = (i: number, j: number) => sums[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const rating = rate(i, j);
      const paired = rating > 0 ? rating + sumAt(i + 1, j + 1) : 0;
      sums[i * width + j] = Math.max(sumAt(i + 1, j), sumAt(i, j + 1), paired);
    }
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    const rating = rate(i, j);
    if (rating > 0 && sumAt(i, j) === rating + sumAt(i + 1, j + 1)) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (sumAt(i, j) === sumAt(i + 1, j)) i += 1;
    else j += 1;
  }
  return pairs;
}

function findPairs<T>(before: readonly T[], after: readonly T[], rules: AlignRules<T>): Pair[] {
  const [former] = before;
  const [later] = after;
  if (before.length === 1 && after.length === 1 && former !== undefined && later !== undefined)
    return rules.rateSimilarity(former, later) === null ? [] : [[0, 0]];
  return before.length * after.length > maxCells ? [] : findBestPairs(before, after, rules);
}

/** Aligns the items between two that stayed the same. */
function alignGap<T>(before: readonly T[], after: readonly T[], rules: AlignRules<T>): AlignedItem<T>[] {
  const items: AlignedItem<T>[] = [];
  let [former, later] = [0, 0];
  const addUntil = (i: number, j: number) => {
    items.push(...before.slice(former, i).map((item) => ({ kind: 'removed' as const, before: item })));
    items.push(...after.slice(later, j).map((item) => ({ kind: 'added' as const, after: item })));
    [former, later] = [i, j];
  };
  for (const [i, j] of findPairs(before, after, rules)) {
    addUntil(i, j);
    for (const one of before.slice(i, i + 1))
      for (const other of after.slice(j, j + 1)) items.push({ kind: 'changed', before: one, after: other });
    [former, later] = [i + 1, j + 1];
  }
  addUntil(before.length, after.length);
  return items;
}

/** Aligns two lists: equal items first, then those between them that have most in common. */
export function matchItems<T>(before: readonly T[], after: readonly T[], rules: AlignRules<T>): AlignedItem<T>[] {
  const items: AlignedItem<T>[] = [];
  let [removed, added]: [T[], T[]] = [[], []];
  let [former, later] = [0, 0];
  const endGap = () => {
    items.push(...alignGap(removed, added, rules));
    [removed, added] = [[], []];
  };
  for (const change of diffArrays(before.map(rules.getKey), after.map(rules.getKey))) {
    const ofBefore = change.added ? [] : before.slice(former, former + change.count);
    const ofAfter = change.removed ? [] : after.slice(later, later + change.count);
    former += ofBefore.length;
    later += ofAfter.length;
    if (change.removed) removed.push(...ofBefore);
    else if (change.added) added.push(...ofAfter);
    else {
      endGap();
      for (const [index, item] of ofBefore.entries())
        for (const other of ofAfter.slice(index, index + 1)) items.push({ kind: 'same', before: item, after: other });
    }
  }
  endGap();
  return items;
}
