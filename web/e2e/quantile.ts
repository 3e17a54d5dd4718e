/** Returns the value below which a share of all values lies; 0 for none. */
export const getQuantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
