import { calendarCuts, type Cut, type Day } from './calendar-cuts.ts';

/** The most that a page of an archive shows, unless they are all of one day. */
export const mostOnPage = 24;

/** A thing of a day. */
export type Dated = { id: string; day: Day };

/** A page of an archive: all that is of a period. */
export type ArchivePage = {
  /**
   * The last part of its address. The newest page of a period goes under the period's own name, so that a name
   * that was given once stays when the period grows and is cut.
   */
  name: string;
  /** The period, as `periodText` reads it. */
  period: string;
  ids: string[];
};

/** Things of the same period, in their order. */
function byPeriod(newestFirst: readonly Dated[], periodOf: Cut): [period: string, things: Dated[]][] {
  const periods = new Map<string, Dated[]>();
  for (const thing of newestFirst) {
    const period = periodOf(thing.day);
    const things = periods.get(period);
    if (things) things.push(thing);
    else periods.set(period, [thing]);
  }
  return [...periods];
}

/** @param inherited the name of the newest page; `null` where it goes under its own period's */
function cut(newestFirst: readonly Dated[], periodOf: Cut, finer: readonly Cut[], inherited: string | null): ArchivePage[] {
  const [next, ...rest] = finer;
  return byPeriod(newestFirst, periodOf).flatMap(([period, things], index) => {
    const name = index === 0 && inherited !== null ? inherited : period;
    return things.length > mostOnPage && next ? cut(things, next, rest, name) : [{ name, period, ids: things.map(({ id }) => id) }];
  });
}

/**
 * Cuts a list into pages by the calendar: into years, and what is too much for a page into halves, quarters, months,
 * parts of months and days. What comes, goes or changes its place leaves the pages of all other periods as they are.
 * @param of what all of it belongs to: with a year's things the years are not told apart
 */
export function archiveOf(newestFirst: readonly Dated[], of: 'all' | 'year'): ArchivePage[] {
  const [year, half, ...shorter] = calendarCuts;
  return of === 'all' ? cut(newestFirst, year, [half, ...shorter], null) : cut(newestFirst, half, shorter, null);
}

/**
 * How many of the newest stand on a list's own page: as many as are given. Where these would leave fewer than a page
 * to the archive, it shows all.
 */
export const frontLength = (length: number, perPage: number): number => (length < 2 * perPage ? length : perPage);
