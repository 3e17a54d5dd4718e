import type { Locale } from '@ochiq/contract/routing/locales';
import { formatUzbekMonth } from '@ochiq/uzbek/day';

import { formatDay, getMonthName } from '../format/date.ts';

/** `YYYY-MM-DD`. */
export type Day = string;

/** Returns the period, of one length, that a day is in. */
export type PeriodSelector = (day: Day) => string;

const getYear = (day: Day) => day.slice(0, 4);
const getMonth = (day: Day) => day.slice(0, 7);
const parseTwoDigits = (day: Day, from: number) => Number(day.slice(from, from + 2));

/** The periods that a day is in, the longest first: a year, a half, a quarter, a month, ten days of it, the day. */
export const calendarPeriods: readonly [PeriodSelector, PeriodSelector, ...PeriodSelector[]] = [
  getYear,
  (day) => `${getYear(day)}-h${String(Math.ceil(parseTwoDigits(day, 5) / 6))}`,
  (day) => `${getYear(day)}-q${String(Math.ceil(parseTwoDigits(day, 5) / 3))}`,
  getMonth,
  // The last ten days of a month are eight to eleven.
  (day) => `${getMonth(day)}-d${String(Math.min(3, Math.ceil(parseTwoDigits(day, 8) / 10)))}`,
  (day) => day,
];

/**
 * Returns the first and the last day of a period of `calendarPeriods`.
 * @throws the period is none of these
 */
export function getPeriodDays(period: string): { first: Day; last: Day } {
  const periodParts = /^(?<year>\d{4})(?:-(?<part>[hq])(?<number>\d)|-(?<month>\d\d)(?:-d(?<tens>\d)|-(?<day>\d\d))?)?$/u.exec(
    period,
  )?.groups;
  if (!periodParts) throw new Error(`${period} is no period of the calendar`);
  const { year = '', part, number, month, tens, day } = periodParts;
  const getLastDay = (inMonth: number) => new Date(Date.UTC(Number(year), inMonth, 0)).toISOString().slice(0, 10);
  const getMonthsRange = (first: number, last: number) => ({
    first: `${year}-${String(first).padStart(2, '0')}-01`,
    last: getLastDay(last),
  });
  if (day !== undefined) return { first: period, last: period };
  if (tens !== undefined) {
    const first = `${year}-${String(month)}-${String(Number(tens) * 10 - 9).padStart(2, '0')}`;
    return { first, last: tens === '3' ? getLastDay(Number(month)) : `${year}-${String(month)}-${String(Number(tens) * 10)}` };
  }
  if (month !== undefined) return getMonthsRange(Number(month), Number(month));
  const length = part === 'h' ? 6 : part === 'q' ? 3 : 12;
  const last = Number(number ?? 1) * length;
  return getMonthsRange(last - length + 1, last);
}

const getDayNumber = (day: string) => String(Number(day.slice(8)));

/** Formats months of a year: “2025-yil oktabr–dekabr”, «октябрь–декабрь 2025 г.», “October–December 2025”. */
function formatMonths(first: string, last: string, locale: Locale): string {
  const [from, to] = [getMonthName(first, locale), getMonthName(last, locale)];
  const months = from === to ? from : `${from}–${to}`;
  const year = first.slice(0, 4);
  if (locale === 'uz') return `${year}-yil ${months}`;
  return locale === 'ru' ? `${months} ${year}\u00a0г.` : `${months} ${year}`;
}

/** Formats days of a month: “2025-yil 11–20-noyabr”, «11–20 ноября 2025 г.», “11–20 November 2025”. */
function formatDays(first: string, last: string, locale: Locale): string {
  if (locale === 'uz') return `${first.slice(0, 4)}-yil ${getDayNumber(first)}–${getDayNumber(last)}-${formatUzbekMonth(first)}`;
  return `${getDayNumber(first)}–${formatDay(last, locale)}`;
}

/**
 * Formats a period of the calendar in words; a year is its number.
 * @param period as in `calendarPeriods`
 * @throws it is none of these
 */
export function formatPeriod(period: string, locale: Locale): string {
  const { first, last } = getPeriodDays(period);
  if (first === last) return formatDay(first, locale);
  if (/^\d{4}$/u.test(period)) return period;
  return /-d\d$/u.test(period) ? formatDays(first, last, locale) : formatMonths(first, last, locale);
}
