import { dayFormat } from '../dates/moment-format.ts';
import type { LogFilters } from './audit-address.ts';

type Days = Pick<LogFilters, 'from' | 'to'>;

/** What is wrong with the days of the filters: text that is no day, or a last day before the first. */
export type DayFaults = { from: 'no-day' | null; to: 'no-day' | 'wrong-order' | null };

const isNoDay = (value: string | null) => value !== null && !dayFormat.isStored(value);

/** Checks the days of the filters before they are used. */
export function checkDays({ from, to }: Days): DayFaults {
  if (isNoDay(from) || isNoDay(to)) return { from: isNoDay(from) ? 'no-day' : null, to: isNoDay(to) ? 'no-day' : null };
  return { from: null, to: from !== null && to !== null && to < from ? 'wrong-order' : null };
}
