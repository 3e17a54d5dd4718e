import { formatUzbekMonth } from '@ochiq/uzbek/day';

import { formatMinute, parseMinute, toMinuteField } from '../../content/schedule/minute.ts';

const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`);
const russian = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const english = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const russianMonth = (day: string) => russian.formatToParts(new Date(day)).find(({ type }) => type === 'month')?.value ?? '';

/** The beginning that a month's name has in no other month, in the three languages: `may`, `мая`, `november`. */
const monthNames = months.map((day) => [formatUzbekMonth(day), russianMonth(day), english.format(new Date(day)).toLowerCase()]);

const findMonth = (word: string): number =>
  monthNames.findIndex((all) => all.some((name) => word.length >= 3 && (name.startsWith(word) || word.startsWith(name)))) + 1;

type Parts = { year: number; month: number; day: number };

const toIso = ({ year, month, day }: Parts) =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** Filler words in dates: `2026-yil`, `20 ноября 2026 г.`, `20th`. */
const fillerWords = /\b(?:yil|th|st|nd|rd|of)\b|г(?:ода?|\.)?(?=\s|$)/gu;

function readParts(text: string): Parts | null {
  const normalized = text
    .trim()
    .toLowerCase()
    .replace(/(\d)(?:th|st|nd|rd)\b/gu, '$1')
    .replace(fillerWords, ' ');
  const numbers = (normalized.match(/\d+/gu) ?? []).map(Number);
  const word = /\p{L}{3,}/u.exec(normalized)?.[0];
  const year = numbers.findIndex((number) => number > 31);
  if (word !== undefined) {
    const [day] = numbers.filter((_, index) => index !== year);
    return numbers.length === 2 && year >= 0 && day !== undefined ? { year: numbers[year] ?? 0, month: findMonth(word), day } : null;
  }
  if (numbers.length !== 3 || !/^[\d\s./-]+$/u.test(normalized)) return null;
  const [first = 0, month = 0, third = 0] = numbers;
  if (year === 0) return { year: first, month, day: third };
  return year === 2 ? { year: third, month, day: first } : null;
}

/**
 * Reads a day as people here write it, in any of the panel's languages: `24.11.2026`, `24/11/2026`, `2026-yil 24-noyabr`,
 * `24 ноября 2026 г.`, `24 November 2026`, `2026-11-24`. The day comes before the month, in English, too, as on the site.
 * @returns `YYYY-MM-DD`; `null` where the text is no day of the calendar
 */
export function parseDay(text: string): string | null {
  const parts = readParts(text);
  if (!parts) return null;
  const iso = toIso(parts);
  const instant = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso) ? iso : null;
}

/** Formats a day as the field shows it in all languages: `24.11.2026`. */
export const formatShortDay = (iso: string): string => iso.split('-').reverse().join('.');

/** Formats and parses the values of a kind of field. */
export type MomentFormat = {
  format: (value: string) => string;
  /** @returns the stored form; `null` where the text is invalid */
  parse: (text: string) => string | null;
  /** Returns whether a value is in the stored form, and not typed text. */
  isStored: (value: string) => boolean;
  /** Returns the day that the calendar shows, `YYYY-MM-DD`. */
  getDay: (value: string) => string;
  /** Returns the stored form once another day is chosen. */
  withDay: (day: string, value: string | null) => string;
  invalidTextId: 'ochiq.dates.no-day' | 'ochiq.dates.no-minute';
  example: string;
};

/** Days of the calendar: `24.11.2026`. */
export const dayFormat: MomentFormat = {
  format: formatShortDay,
  parse: parseDay,
  isStored: (value) => parseDay(value) === value,
  getDay: (value) => value,
  withDay: (day) => day,
  invalidTextId: 'ochiq.dates.no-day',
  example: '24.11.2026',
};

const withTime = /^(?<day>.*?)[,\s]+(?<hours>\d{1,2})[:.](?<minutes>\d\d)$/su;

/** Instants in Tashkent time, whatever the computer's zone: `24.11.2026, 15:30`. */
export const minuteFormat: MomentFormat = {
  format: formatMinute,
  parse(text) {
    const { day = '', hours = '', minutes = '' } = withTime.exec(text.trim())?.groups ?? {};
    const parsed = parseDay(day);
    return parsed === null ? null : parseMinute(`${parsed}T${hours.padStart(2, '0')}:${minutes}`);
  },
  isStored: (value) => /^\d{4}-\d\d-\d\dT/u.test(value) && !Number.isNaN(Date.parse(value)),
  getDay: (value) => toMinuteField(new Date(value)).slice(0, 10),
  withDay: (day, value) => parseMinute(`${day}T${value === null ? '09:00' : toMinuteField(new Date(value)).slice(11)}`) ?? day,
  invalidTextId: 'ochiq.dates.no-minute',
  example: '24.11.2026, 15:30',
};
