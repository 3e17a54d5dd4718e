/** Computes the median; the mean of the two middle values for an even number. @throws RangeError for no values */
export function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError('No values have no median');
  return (lower + upper) / 2;
}
