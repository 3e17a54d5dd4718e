import { calendarPeriods, type PeriodSelector, type Day } from './calendar-periods.ts';

/**
 * The maximum number of items on a page of an archive, unless they are all of one day. As many cards with a drawing and a lead in
 * Russian, 13.7 to 14.2 KB, come with the first round trip of a connection (`web/e2e/styles.spec.ts`); 18 can be 14.8, 24 are 16.
 */
export const maxPerPage = 16;

/** An item with its day. */
export type DatedItem = { id: string; day: Day };

/** A page of an archive: all items of a period. */
export type ArchivePage = {
  /**
   * The last segment of its path. The newest page of a period has the period's own name, so that a name once given
   * stays valid when the period grows and is split.
   */
  name: string;
  /** The period, in the format of `formatPeriod`. */
  period: string;
  ids: string[];
};

/** Groups items by period, in their order. */
function groupByPeriod(newestFirst: readonly DatedItem[], getPeriod: PeriodSelector): [period: string, things: DatedItem[]][] {
  const periods = new Map<string, DatedItem[]>();
  for (const thing of newestFirst) {
    const period = getPeriod(thing.day);
    const things = periods.get(period);
    if (things) things.push(thing);
    else periods.set(period, [thing]);
  }
  return [...periods];
}

/**
 * Splits items into pages by a period, and periods that are too long by the next shorter one.
 * @param inherited the name of the newest page; `null` where it has its own period's name
 */
function splitByPeriod(
  newestFirst: readonly DatedItem[],
  getPeriod: PeriodSelector,
  finer: readonly PeriodSelector[],
  inherited: string | null,
): ArchivePage[] {
  const [next, ...rest] = finer;
  return groupByPeriod(newestFirst, getPeriod).flatMap(([period, things], index) => {
    const name = index === 0 && inherited !== null ? inherited : period;
    return things.length > maxPerPage && next
      ? splitByPeriod(things, next, rest, name)
      : [{ name, period, ids: things.map(({ id }) => id) }];
  });
}

/**
 * Splits a list into pages by the calendar: into years, and what exceeds a page into halves, quarters, months, parts of
 * months and days. An item that is added, removed or moved leaves the pages of all other periods unchanged.
 * @param of what all items belong to: those of one year are not split by year
 */
export function buildArchive(newestFirst: readonly DatedItem[], of: 'all' | 'year'): ArchivePage[] {
  const [year, half, ...shorter] = calendarPeriods;
  return of === 'all' ? splitByPeriod(newestFirst, year, [half, ...shorter], null) : splitByPeriod(newestFirst, half, shorter, null);
}

/**
 * Returns how many of the newest items a list's own page shows: `perPage`, or all where fewer than a page would be left
 * for the archive.
 */
export const getFrontLength = (length: number, perPage: number): number => (length < 2 * perPage ? length : perPage);
