import type { Locale } from '@ochiq/contract/routing/locales';
import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { formatUzbekDay, formatUzbekMonth } from '@ochiq/uzbek/day';

/** English dates use the British order: day, month, year. */
const regional = { ru: 'ru', en: 'en-GB' } as const satisfies Record<Exclude<Locale, 'uz'>, string>;

/** All days and times of the site are those of Tashkent (UTC+5, no summer time). */
export const timeZone = 'Asia/Tashkent';

/** Creating a formatter takes as long as hundreds of uses. */
const createFormats = <T>(make: (tag: string) => T) => ({ ru: make(regional.ru), en: make(regional.en) });

const days = createFormats((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }));
const months = createFormats((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }));
/** A month without a day has another ending in Russian. */
const monthsAlone = createFormats((tag) => new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }));
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' });

/** A day or an instant for `<time>`: the machine-readable value and the text. */
export type DateView = { iso: string; text: string };

/** Formats the day `2026-11-20` in words: “2026-yil 20-noyabr”, «20 ноября 2026 г.», “20 November 2026”. */
export function formatDay(iso: string, locale: Locale): string {
  if (locale === 'uz') return formatUzbekDay(iso);
  return days[locale].format(new Date(`${iso}T00:00:00Z`));
}

export const toDateView = (iso: string, locale: Locale): DateView => ({ iso, text: formatDay(iso, locale) });

/** Returns the day of an instant in Tashkent. */
export const getTashkentDay = (instant: string): string => toTashkentDay(new Date(instant));

const formatTime = (instant: string) => clock.format(new Date(instant));

/** Formats an instant as day and time in Tashkent. */
export function toInstantView(instant: string, locale: Locale): DateView {
  return { iso: instant, text: `${formatDay(getTashkentDay(instant), locale)}, ${formatTime(instant)}` };
}

/** Returns the name of a day's month in its form without a day: “noyabr”, «ноябрь», “November”. */
export const getMonthName = (iso: string, locale: Locale): string =>
  locale === 'uz' ? formatUzbekMonth(iso) : monthsAlone[locale].format(new Date(`${iso}T00:00:00Z`));

/** An instant in the parts that a calendar leaf shows. */
export type CalendarView = { iso: string; day: string; month: string; year: string; clock: string };

function formatMonth(iso: string, locale: Locale): string {
  if (locale === 'uz') return formatUzbekMonth(iso);
  const parts = months[locale].formatToParts(new Date(`${iso}T00:00:00Z`));
  return parts.find(({ type }) => type === 'month')?.value ?? '';
}

export function toCalendarView(instant: string, locale: Locale): CalendarView {
  const iso = getTashkentDay(instant);
  return {
    iso: instant,
    day: String(Number(iso.slice(8))),
    month: formatMonth(iso, locale),
    year: iso.slice(0, 4),
    clock: formatTime(instant),
  };
}
