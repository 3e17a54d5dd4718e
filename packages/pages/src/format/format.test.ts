import { toCalendarView, formatDay, getTashkentDay, toInstantView } from './date.ts';
import { formatBytes, formatMoneyRange, formatMoney, formatNumber, formatPercent } from './number.ts';
import { createLocaleComparator } from './order.ts';
import { formatPeriod } from '../pagination/calendar-periods.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['uz', '2026-yil 20-noyabr'],
  ['ru', '20 ноября 2026 г.'],
  ['en', '20 November 2026'],
] as const)('a day in %s', (locale, text) => {
  expect(plain(formatDay('2026-11-20', locale))).toBe(text);
});

test('an evening in UTC is the next day in Tashkent', () => {
  expect(getTashkentDay('2026-11-20T20:30:00.000Z')).toBe('2026-11-21');
  expect(toInstantView('2026-11-20T20:30:00.000Z', 'en').text).toBe('21 November 2026, 01:30');
});

test.each([
  ['uz', 'noyabr'],
  ['ru', 'ноября'],
  ['en', 'November'],
] as const)('a leaf of a calendar in %s', (locale, month) => {
  const iso = '2026-11-20T20:30:00.000Z';
  expect(toCalendarView(iso, locale)).toEqual({ iso, day: '21', month, year: '2026', clock: '01:30' });
});

test.each([
  ['2025', '2025', '2025', '2025'],
  ['2025-h2', '2025-yil iyul–dekabr', 'июль–декабрь 2025 г.', 'July–December 2025'],
  ['2025-q1', '2025-yil yanvar–mart', 'январь–март 2025 г.', 'January–March 2025'],
  ['2025-11', '2025-yil noyabr', 'ноябрь 2025 г.', 'November 2025'],
  ['2025-11-d2', '2025-yil 11–20-noyabr', '11–20 ноября 2025 г.', '11–20 November 2025'],
  ['2024-02-d3', '2024-yil 21–29-fevral', '21–29 февраля 2024 г.', '21–29 February 2024'],
  ['2025-03-08', '2025-yil 8-mart', '8 марта 2025 г.', '8 March 2025'],
])('formats the period %s', (period, uz, ru, en) => {
  expect([formatPeriod(period, 'uz'), plain(formatPeriod(period, 'ru')), formatPeriod(period, 'en')]).toEqual([uz, ru, en]);
});

test.each([
  ['uz', 1234567, '1 234 567'],
  ['ru', 1234567, '1 234 567'],
  ['en', 1234567, '1,234,567'],
  ['ru', 12, '12'],
  ['en', -1200, '−1,200'],
] as const)('a number in %s: %s', (locale, value, text) => {
  expect(plain(formatNumber(value, locale))).toBe(text);
});

test.each([
  ['uz', 5_000_000, 'UZS', '5 000 000 soʻm'],
  ['ru', 1234.5, 'USD', '1 234,50 долл. США'],
  ['en', 1234.5, 'EUR', '1,234.50 EUR'],
] as const)('money in %s', (locale, value, currency, text) => {
  expect(plain(formatMoney(value, currency, locale))).toBe(text);
});

test.each([
  [0, 'en', '0 bytes'],
  [999, 'uz', '999 bayt'],
  [210_400, 'ru', '210 КБ'],
  [1_440_000, 'uz', '1,4 MB'],
  [1_440_000, 'en', '1.4 MB'],
  [999_700, 'en', '1.0 MB'],
  [99_960_000, 'ru', '100 МБ'],
  [2_500_000_000, 'ru', '2,5 ГБ'],
] as const)('%s bytes in %s', (bytes, locale, text) => {
  expect(plain(formatBytes(bytes, locale))).toBe(text);
});

test.each([
  ['uz', 5_000_000, 7_000_000, '5 000 000–7 000 000 soʻm'],
  ['ru', 5_000_000, 7_000_000, '5 000 000–7 000 000 сум'],
  ['en', 5_000_000, 7_000_000, '5,000,000–7,000,000 UZS'],
  ['ru', 5_000_000, 5_000_000, '5 000 000 сум'],
] as const)('a range of money in %s: %s to %s', (locale, from, to, text) => {
  expect(plain(formatMoneyRange(from, to, 'UZS', locale))).toBe(text);
});

test('uses no-break spaces in numbers', () => {
  expect(formatMoney(5_000_000, 'UZS', 'uz')).not.toContain(' ');
  expect(formatBytes(1_440_000, 'ru')).not.toContain(' ');
});

test.each([
  [
    'uz',
    [
      'Andijon',
      'Buxoro',
      'Navoiy',
      'Qashqadaryo',
      'Sirdaryo',
      'Toshkent',
      'Xorazm',
      'Yangiyoʻl',
      'Zarafshon',
      'Oʻzbekiston',
      'Gʻijduvon',
      'Shahrisabz',
      'Chirchiq',
    ],
  ],
  ['uz', ['bank', 'daromad', 'toʻlov', 'yer', 'zilzila', 'oʻlchov', 'oʻzgarish', 'gʻalla', 'shartnoma', 'chashma']],
  ['uz', ['2-son qaror', '10-son qaror', 'mano', 'maʼno', 'o‘rmon', "o'simlik", 'oʻtloq', 'shahar']],
  ['ru', ['Андижан', 'Бухара', 'Ёдгор', 'Ежегодник', 'Жиззах', 'Каршы', 'Қарши', 'Наманган', 'Ташкент']],
  ['en', ['Annual report 2', 'Annual report 10', 'boreholes', 'Geology', 'naïve', 'Survey']],
] as const)('words in %s are ordered as readers expect: %j', (locale, words) => {
  expect(words.toReversed().sort(createLocaleComparator(locale))).toEqual(words);
});

test('sorts Uzbek letters after z in their own order', () => {
  expect(['choy', 'zamin', 'shahar', 'oʻrik', 'gʻalla', 'olma', 'ariq'].sort(createLocaleComparator('uz'))).toEqual([
    'ariq',
    'olma',
    'zamin',
    'oʻrik',
    'gʻalla',
    'shahar',
    'choy',
  ]);
});

test('formats a share in percent', () => {
  expect([formatPercent(0.454, 'en'), formatPercent(0, 'uz'), plain(formatPercent(1, 'ru'))]).toEqual(['45%', '0%', '100 %']);
});
