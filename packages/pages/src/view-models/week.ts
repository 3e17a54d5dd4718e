import { weekdays, type Reception, type Weekday } from '@ochiq/contract/part/reception';
import type { WorkingHours } from '@ochiq/contract/part/working-hours';

type Span = { from: string; to: string };
export type DayView = { day: Weekday; open: Span[]; reception: Span[] };

/** Returns whether a day is in a span of days, which may wrap around the end of the week. */
function isWithinDays(day: Weekday, { firstDay, lastDay }: Pick<WorkingHours, 'firstDay' | 'lastDay'>): boolean {
  const [first, at, last] = [firstDay, day, lastDay].map((name) => weekdays.indexOf(name));
  if (first === undefined || at === undefined || last === undefined) return false;
  return first <= last ? first <= at && at <= last : at >= first || at <= last;
}

const toSpan = ({ from, to }: Span): Span => ({ from, to });

/** Builds the week, day by day: when the office is open and when leaders receive citizens. */
export function buildWeek(hours: readonly WorkingHours[], receptions: readonly Reception[]): DayView[] {
  return weekdays.map((day) => ({
    day,
    open: hours.filter((span) => isWithinDays(day, span)).map(toSpan),
    reception: receptions.filter(({ weekday }) => weekday === day).map(toSpan),
  }));
}
