import { isLocale } from '@ochiq/contract/routing/locales';
import { formatUzbekDay, formatUzbekMonth, formatUzbekWeekday } from '@ochiq/uzbek/day';

const dayMs = 86_400_000;

/** Adds days to a day, or subtracts them; `YYYY-MM-DD` as all days here. */
export const addDays = (day: string, count: number): string => new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** Adds months to a day; where the target month lacks that day, returns its last one. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate()))).toISOString().slice(0, 10);
}

/** Lists the weeks of a day's month, from Monday to Sunday; the days of other months are `null`. */
export function listWeeks(day: string): readonly (readonly (string | null)[])[] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const monday = addDays(first, -((new Date(first).getUTCDay() + 6) % 7));
  const weeks: (string | null)[][] = [];
  for (let start = monday; start.slice(0, 7) <= month; start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)).map((each) => (each.startsWith(month) ? each : null)));
  return weeks;
}

/** The days that an arrow key moves by. */
const daysByKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Returns the day to which a key moves from another one; `null` for any other key. */
export function moveByKey(day: string, key: string): string | null {
  const days = daysByKey[key];
  if (days !== undefined) return addDays(day, days);
  if (key === 'PageUp') return addMonths(day, -1);
  return key === 'PageDown' ? addMonths(day, 1) : null;
}

/** Browsers have no Uzbek, and English is written as on the site: day, month, year. */
const languageTags: Readonly<Record<string, string>> = { ru: 'ru', en: 'en-GB' };

const createDateFormat = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTags[language] ?? 'en-GB', { ...options, timeZone: 'UTC' });
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
