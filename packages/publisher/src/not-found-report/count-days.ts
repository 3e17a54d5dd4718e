import { notFoundWindowDays, maxNotFoundPaths, type NotFoundCount } from '@ochiq/contract/wire/publisher-status';

/** What the edge counted in one day. */
export type NotFoundDay = { day: string; paths: readonly (readonly [path: string, count: number])[] };

/** Returns the first day of the counted period. @param today `YYYY-MM-DD` */
export function getFirstDay(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - (notFoundWindowDays - 1));
  return day.toISOString().slice(0, 10);
}

/** Sums the paths requested in the last days including today, most frequent first. */
export function countDays(days: readonly NotFoundDay[], today: string): NotFoundCount[] {
  const from = getFirstDay(today);
  const counts = new Map<string, number>();
  for (const { day, paths } of days) {
    if (day < from || day > today) continue;
    for (const [path, count] of paths) counts.set(path, (counts.get(path) ?? 0) + count);
  }
  const totals = [...counts].map(([path, count]) => ({ path, count }));
  return totals.sort((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1));
}

/** Lists the most frequent ones, without paths that exist by now as a page or a redirect. */
export const listNotFound = (counts: readonly NotFoundCount[], isPublished: (path: string) => boolean): NotFoundCount[] =>
  counts.filter(({ path }) => !isPublished(path)).slice(0, maxNotFoundPaths);
