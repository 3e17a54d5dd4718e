import { isLocale } from '@ochiq/contract/routing/locales';
import { formatUzbekDay, formatUzbekMonth, formatUzbekWeekday } from '@ochiq/uzbek/day';

/** Browsers have no Uzbek, and English is written as on the site: day, month, year. */
const tags: Readonly<Record<string, string>> = { ru: 'ru', en: 'en-GB' };

const createDateFormat = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tags[language] ?? 'en-GB', { ...options, timeZone: 'UTC' });
const isUzbek = (language: string) => language === 'uz' || !isLocale(language);

/** Formats a month: “noyabr 2026”, «ноябрь 2026», “November 2026”. */
export function formatMonth(day: string, language: string): string {
  const month = isUzbek(language) ? formatUzbekMonth(day) : createDateFormat(language, { month: 'long' }).format(new Date(day));
  return `${month} ${day.slice(0, 4)}`;
}

/** Formats a day in words, as the site writes it. */
export const formatLongDay = (day: string, language: string): string =>
  isUzbek(language) ? formatUzbekDay(day) : createDateFormat(language, { dateStyle: 'long' }).format(new Date(day));

/** Formats the day of the week in two letters: `du`, `пн`, `Mo`. */
export const formatWeekday = (day: string, language: string): string =>
  (isUzbek(language) ? formatUzbekWeekday(day) : createDateFormat(language, { weekday: 'short' }).format(new Date(day))).slice(0, 2);
