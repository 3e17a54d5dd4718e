/** `YYYY-MM-DD`. */
export type Day = string;

/** Returns the period, of one length, that a day is in. */
export type Cut = (day: Day) => string;

const yearOf = (day: Day) => day.slice(0, 4);
const monthOf = (day: Day) => day.slice(0, 7);
const numberOf = (day: Day, from: number) => Number(day.slice(from, from + 2));

/** The periods that a day is in, the longest first: a year, a half, a quarter, a month, ten days of it, the day. */
export const calendarCuts: readonly [Cut, Cut, ...Cut[]] = [
  yearOf,
  (day) => `${yearOf(day)}-h${String(Math.ceil(numberOf(day, 5) / 6))}`,
  (day) => `${yearOf(day)}-q${String(Math.ceil(numberOf(day, 5) / 3))}`,
  monthOf,
  // The last ten days of a month are eight to eleven.
  (day) => `${monthOf(day)}-d${String(Math.min(3, Math.ceil(numberOf(day, 8) / 10)))}`,
  (day) => day,
];

/**
 * Returns the first and the last day of a period of `calendarPeriods`.
 * @throws the period is none of these
 */
export function daysOf(period: string): { first: Day; last: Day } {
  const found = /^(?<year>\d{4})(?:-(?<part>[hq])(?<number>\d)|-(?<month>\d\d)(?:-d(?<tens>\d)|-(?<day>\d\d))?)?$/u.exec(period)?.groups;
  if (!found) throw new Error(`${period} is no period of the calendar`);
  const { year = '', part, number, month, tens, day } = found;
  const lastOf = (inMonth: number) => new Date(Date.UTC(Number(year), inMonth, 0)).toISOString().slice(0, 10);
  const months = (first: number, last: number) => ({ first: `${year}-${String(first).padStart(2, '0')}-01`, last: lastOf(last) });
  if (day !== undefined) return { first: period, last: period };
  if (tens !== undefined) {
    const first = `${year}-${String(month)}-${String(Number(tens) * 10 - 9).padStart(2, '0')}`;
    return { first, last: tens === '3' ? lastOf(Number(month)) : `${year}-${String(month)}-${String(Number(tens) * 10)}` };
  }
  if (month !== undefined) return months(Number(month), Number(month));
  const length = part === 'h' ? 6 : part === 'q' ? 3 : 12;
  const last = Number(number ?? 1) * length;
  return months(last - length + 1, last);
}
