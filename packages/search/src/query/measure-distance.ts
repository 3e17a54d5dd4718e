/**
 * Measures the edit distance of two words: letters missing, added, changed or swapped with their neighbour.
 * @returns `limit + 1` where it is more than `limit`
 */
export function measureDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let leastBefore = 0;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let col = 1; col <= other.length; col += 1) {
      const same = one[row - 1] === other[col - 1];
      let cost = Math.min((last[col] ?? 0) + 1, (current[col - 1] ?? 0) + 1, (last[col - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && col > 1 && one[row - 1] === other[col - 2] && one[row - 2] === other[col - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[col - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    // A swap refers to the row before the last.
    if (least > limit && leastBefore >= limit) return limit + 1;
    leastBefore = least;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[other.length] ?? 0, limit + 1);
}
