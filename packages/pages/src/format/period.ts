import type { Locale } from '@ochiq/contract/routing/locales';
import { formatUzbekMonth } from '@ochiq/uzbek/day';

import { getPeriodDays } from '../pagination/calendar-periods.ts';
import { formatDay, getMonthName } from './date.ts';

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
