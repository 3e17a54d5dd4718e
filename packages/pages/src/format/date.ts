import type { Locale } from '@ochiq/contract/locales';
import { tashkentDay } from '@ochiq/contract/tashkent-day';
import { uzbekDay, uzbekMonth } from '@ochiq/uzbek/day';

/** English dates use the British order: day, month, year. */
const regional = { ru: 'ru', en: 'en-GB' } as const satisfies Record<Exclude<Locale, 'uz'>, string>;

/** All days and times of the site are those of Tashkent (UTC+5, no summer time). */
export const timeZone = 'Asia/Tashkent';

/** Creating a formatter takes as long as hundreds of uses. */
const formats = <T>(make: (tag: string) => T) => ({ ru: make(regional.ru), en: make(regional.en) });

const days = formats((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }));
const months = formats((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }));
/** A month without a day has another ending in Russian. */
const monthsAlone = formats((tag) => new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }));
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' });

/** A day or an instant for `<time>`: the machine-readable value and the text. */
export type DateView = { iso: string; text: string };

/** Formats the day `2026-11-20` in words: “2026-yil 20-noyabr”, «20 ноября 2026 г.», “20 November 2026”. */
export function dayText(iso: string, locale: Locale): string {
  if (locale === 'uz') return uzbekDay(iso);
  return days[locale].format(new Date(`${iso}T00:00:00Z`));
}

export const dayView = (iso: string, locale: Locale): DateView => ({ iso, text: dayText(iso, locale) });

/** Returns the day of an instant in Tashkent. */
export const dayOf = (instant: string): string => tashkentDay(new Date(instant));

const clockOf = (instant: string) => clock.format(new Date(instant));

/** Formats an instant as day and time in Tashkent. */
export function instantView(instant: string, locale: Locale): DateView {
  return { iso: instant, text: `${dayText(dayOf(instant), locale)}, ${clockOf(instant)}` };
}

/** Returns the name of a day's month in its form without a day: “noyabr”, «ноябрь», “November”. */
export const monthName = (iso: string, locale: Locale): string =>
  locale === 'uz' ? uzbekMonth(iso) : monthsAlone[locale].format(new Date(`${iso}T00:00:00Z`));

/** An instant in the parts that a calendar leaf shows. */
export type CalendarView = { iso: string; day: string; month: string; year: string; clock: string };

function monthText(iso: string, locale: Locale): string {
  if (locale === 'uz') return uzbekMonth(iso);
  const parts = months[locale].formatToParts(new Date(`${iso}T00:00:00Z`));
  return parts.find(({ type }) => type === 'month')?.value ?? '';
}

export function calendarView(instant: string, locale: Locale): CalendarView {
  const iso = dayOf(instant);
  return { iso: instant, day: String(Number(iso.slice(8))), month: monthText(iso, locale), year: iso.slice(0, 4), clock: clockOf(instant) };
}
