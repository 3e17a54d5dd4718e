import { formatUzbekRelative, withUzbekDates, withUzbekNumbers, withUzbekRelativeTime } from '../src/admin/uzbek-intl';

const dates = withUzbekDates(Intl.DateTimeFormat);
const instant = new Date('2026-11-24T10:05:00.000Z');
const timeZone = 'Asia/Tashkent';

test.each<[Intl.DateTimeFormatOptions, string]>([
  [{ day: '2-digit', month: '2-digit', year: 'numeric' }, '24.11.2026'],
  [{ dateStyle: 'long' }, '24 noyabr 2026'],
  [{ month: 'short', day: 'numeric' }, '24 noy'],
  [{ month: 'long' }, 'noyabr'],
  [{ weekday: 'short' }, 'sesh'],
  [{ weekday: 'long' }, 'seshanba'],
  [{ hour: '2-digit', minute: '2-digit', hour12: false }, '15:05'],
  [{ dateStyle: 'short', timeStyle: 'short' }, '24.11.2026, 15:05'],
])('%j is %s in Uzbek', (options, text) => {
  expect(new dates('uz', { ...options, timeZone }).format(instant)).toBe(text);
});

test('formats parts in the order that Strapi’s fields read', () => {
  const parts = new dates(['uz-UZ'], { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }).formatToParts(instant);
  expect(parts.map(({ type, value }) => (type === 'literal' ? value : type))).toEqual(['day', '.', 'month', '.', 'year']);
  expect(new dates('uz').resolvedOptions().locale).toBe('uz');
});

test('formats numbers as Uzbek writes them, and leaves those with words alone', () => {
  const numbers = withUzbekNumbers(Intl.NumberFormat);
  expect(new numbers('uz').format(1_234_567.5)).toBe('1\u00A0234\u00A0567,5');
  expect(new numbers('uz', { style: 'percent' }).format(0.12)).toBe('12\u00A0%');
  expect(new numbers('en').format(1016)).toBe('1,016');
  const options = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  expect(new numbers('uz', options).format(5)).toBe(new Intl.NumberFormat('uz', options).format(5));
});

test('leaves other languages to the browser', () => {
  expect(new dates('ru', { dateStyle: 'long', timeZone }).format(instant)).toBe('24 ноября 2026 г.');
  expect(new (withUzbekRelativeTime(Intl.RelativeTimeFormat))('en').format(-9, 'minute')).toBe('9 minutes ago');
});

test.each([
  [-9, 'minutes', '9 daqiqa oldin'],
  [2, 'hour', '2 soatdan keyin'],
  [-1, 'day', 'kecha'],
  [-0, 'seconds', 'hozir'],
  [-3, 'months', '3 oy oldin'],
])('%d %s is %s', (value, unit, text) => {
  expect(formatUzbekRelative(value, unit, 'auto')).toBe(text);
  expect(new (withUzbekRelativeTime(Intl.RelativeTimeFormat))('uz', { numeric: 'auto' }).format(value, unit as 'day')).toBe(text);
});
