const dayMs = 24 * 60 * 60 * 1000;
const weekMs = 7 * dayMs;

/** Everything of the last days is kept. */
const allDays = 14;
/** One of each week for three months at least: 14 weeks are longer than any three months. */
const keptWeeks = 14;
/** One of each month for a year. */
const keptMonths = 12;

/** Weeks begin on Mondays, in UTC: 1970 began on a Thursday. */
export const weekOf = (at: number): number => Math.floor((at + 3 * dayMs) / weekMs);

const monthOf = (at: number): number => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth();

/** The newest of each group. */
function newestOf(times: readonly number[], groupOf: (at: number) => number): number[] {
  const newest = new Map<number, number>();
  for (const at of times) newest.set(groupOf(at), Math.max(at, newest.get(groupOf(at)) ?? at));
  return [...newest.values()];
}

/**
 * Which backups stay: all of two weeks, one of each week for three months, one of each month for a year, and the newest.
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
