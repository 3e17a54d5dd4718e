import { formatUzbekMonth } from '@ochiq/uzbek/day';

const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`);
const russian = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const english = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const russianMonth = (day: string) => russian.formatToParts(new Date(day)).find(({ type }) => type === 'month')?.value ?? '';

/** The beginning that a month's name has in no other month, in the three languages: `may`, `мая`, `november`. */
const names = months.map((day) => [formatUzbekMonth(day), russianMonth(day), english.format(new Date(day)).toLowerCase()]);

const findMonth = (word: string): number =>
  names.findIndex((all) => all.some((name) => word.length >= 3 && (name.startsWith(word) || word.startsWith(name)))) + 1;

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
  const figures = (normalized.match(/\d+/gu) ?? []).map(Number);
  const word = /\p{L}{3,}/u.exec(normalized)?.[0];
  const year = figures.findIndex((figure) => figure > 31);
  if (word !== undefined) {
    const [day] = figures.filter((_, index) => index !== year);
    return figures.length === 2 && year >= 0 && day !== undefined ? { year: figures[year] ?? 0, month: findMonth(word), day } : null;
  }
  if (figures.length !== 3 || !/^[\d\s./-]+$/u.test(normalized)) return null;
  const [first = 0, month = 0, third = 0] = figures;
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
