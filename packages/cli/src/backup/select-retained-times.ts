const dayMs = 24 * 60 * 60 * 1000;
const weekMs = 7 * dayMs;

/** All backups of so many days are retained. */
const retainedDays = 14;
/** One per week is retained for at least three months: 14 weeks are longer than any three months. */
const retainedWeeks = 14;
/** One per month is retained for a year. */
const retainedMonths = 12;

/** Returns the number of a week. Weeks begin on Mondays, in UTC: 1970 began on a Thursday. */
export const getWeek = (at: number): number => Math.floor((at + 3 * dayMs) / weekMs);

const getMonth = (at: number): number => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth();

/** Selects the newest of each group. */
function selectNewest(times: readonly number[], getGroup: (at: number) => number): number[] {
  const newest = new Map<number, number>();
  for (const at of times) newest.set(getGroup(at), Math.max(at, newest.get(getGroup(at)) ?? at));
  return [...newest.values()];
}

/**
 * Selects the backups to retain: all of two weeks, one per week for three months, one per month for a year, and the
 * newest.
 * @param times when they were made, in milliseconds since 1970
 */
export function selectRetainedTimes(times: readonly number[], now: number): Set<number> {
  const newest = times.length === 0 ? [] : [times.reduce((one, other) => Math.max(one, other))];
  return new Set([
    ...newest,
    ...times.filter((at) => at > now - retainedDays * dayMs),
    ...selectNewest(times, getWeek).filter((at) => getWeek(at) > getWeek(now) - retainedWeeks),
    ...selectNewest(times, getMonth).filter((at) => getMonth(at) > getMonth(now) - retainedMonths),
  ]);
}
