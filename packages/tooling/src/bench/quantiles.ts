/** Computes the median; the mean of the two middle values for an even number. @throws RangeError for no values */
export function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError('No values have no median');
  return (lower + upper) / 2;
}

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
