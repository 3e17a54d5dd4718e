const dayMs = 24 * 60 * 60 * 1000;
const weekMs = 7 * dayMs;

/** All backups of so many days are retained. */
const allDays = 14;
/** One per week is retained for at least three months: 14 weeks are longer than any three months. */
const keptWeeks = 14;
/** One per month is retained for a year. */
const keptMonths = 12;

/** Returns the number of a week. Weeks begin on Mondays, in UTC: 1970 began on a Thursday. */
export const weekOf = (at: number): number => Math.floor((at + 3 * dayMs) / weekMs);

const monthOf = (at: number): number => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth();

/** Selects the newest of each group. */
function newestOf(times: readonly number[], groupOf: (at: number) => number): number[] {
  const newest = new Map<number, number>();
  for (const at of times) newest.set(groupOf(at), Math.max(at, newest.get(groupOf(at)) ?? at));
  return [...newest.values()];
}

/**
 * Selects the backups to retain: all of two weeks, one per week for three months, one per month for a year, and the
 * newest.
 * @param times when they were made, in milliseconds since 1970
 */
export function keptTimes(times: readonly number[], now: number): Set<number> {
  const newest = times.length === 0 ? [] : [times.reduce((one, other) => Math.max(one, other))];
  return new Set([
    ...newest,
    ...times.filter((at) => at > now - allDays * dayMs),
    ...newestOf(times, weekOf).filter((at) => weekOf(at) > weekOf(now) - keptWeeks),
    ...newestOf(times, monthOf).filter((at) => monthOf(at) > monthOf(now) - keptMonths),
  ]);
}
