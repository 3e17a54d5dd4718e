/**
 * Computes the smallest value that at least this share of all values does not exceed (nearest rank).
 * @param share above 0, at most 1: 0.95 for the 95th percentile
 * @throws RangeError for no values, or another share
 */
export function computeQuantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const nearestRank = share > 0 ? sorted[Math.ceil(share * sorted.length) - 1] : undefined;
  if (nearestRank === undefined) throw new RangeError(`${String(values.length)} values have no quantile of ${String(share)}`);
  return nearestRank;
}
