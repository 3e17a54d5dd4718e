/** Returns whether two lists hold the same items in the same order. */
export const isSameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((thing, place) => thing === other[place]);
