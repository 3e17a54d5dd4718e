import type { Locale } from '@ochiq/contract/locales';
import { uzbekMonth } from '@ochiq/uzbek/day';

import { daysOf } from '../archive/calendar-cuts.ts';
import { dayText, monthName } from './date.ts';

const dayNumber = (day: string) => String(Number(day.slice(8)));

/** Formats months of a year: “2025-yil oktabr–dekabr”, «октябрь–декабрь 2025 г.», “October–December 2025”. */
function monthsText(first: string, last: string, locale: Locale): string {
  const [from, to] = [monthName(first, locale), monthName(last, locale)];
  const months = from === to ? from : `${from}–${to}`;
  const year = first.slice(0, 4);
  if (locale === 'uz') return `${year}-yil ${months}`;
  return locale === 'ru' ? `${months} ${year}\u00a0г.` : `${months} ${year}`;
}

/** Formats days of a month: “2025-yil 11–20-noyabr”, «11–20 ноября 2025 г.», “11–20 November 2025”. */
function daysText(first: string, last: string, locale: Locale): string {
  if (locale === 'uz') return `${first.slice(0, 4)}-yil ${dayNumber(first)}–${dayNumber(last)}-${uzbekMonth(first)}`;
  return `${dayNumber(first)}–${dayText(last, locale)}`;
}

/**
 * Formats a period of the calendar in words; a year is its number.
 * @param period as in `calendarPeriods`
 * @throws it is none of these
 */
export function periodText(period: string, locale: Locale): string {
  const { first, last } = daysOf(period);
  if (first === last) return dayText(first, locale);
  if (/^\d{4}$/u.test(period)) return period;
  return /-d\d$/u.test(period) ? daysText(first, last, locale) : monthsText(first, last, locale);
}
