import { dayText, dayOf, instantView } from './date.ts';
import { bytesText, moneyText, numberText } from './number.ts';
import { collate } from './order.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['uz', '2026-yil 20-noyabr'],
  ['ru', '20 ноября 2026 г.'],
  ['en', '20 November 2026'],
] as const)('a day in %s', (locale, text) => {
  expect(plain(dayText('2026-11-20', locale))).toBe(text);
});

test('an evening in UTC is the next day in Tashkent', () => {
  expect(dayOf('2026-11-20T20:30:00.000Z')).toBe('2026-11-21');
  expect(instantView('2026-11-20T20:30:00.000Z', 'en').text).toBe('21 November 2026, 01:30');
});

test.each([
  ['uz', 1234567, '1 234 567'],
  ['ru', 1234567, '1 234 567'],
  ['en', 1234567, '1,234,567'],
  ['ru', 12, '12'],
  ['en', -1200, '−1,200'],
] as const)('a number in %s: %s', (locale, value, text) => {
  expect(plain(numberText(value, locale))).toBe(text);
});

test.each([
  ['uz', 5_000_000, 'UZS', '5 000 000 soʻm'],
  ['ru', 1234.5, 'USD', '1 234,50 долл. США'],
  ['en', 1234.5, 'EUR', '1,234.50 EUR'],
] as const)('money in %s', (locale, value, currency, text) => {
  expect(plain(moneyText(value, currency, locale))).toBe(text);
});

test.each([
  [0, 'en', '0 bytes'],
  [999, 'uz', '999 bayt'],
  [210_400, 'ru', '210 КБ'],
  [1_440_000, 'uz', '1,4 MB'],
  [1_440_000, 'en', '1.4 MB'],
] as const)('%s bytes in %s', (bytes, locale, text) => {
  expect(plain(bytesText(bytes, locale))).toBe(text);
});

test('Uzbek letters stand after z in their own order', () => {
  expect(['choy', 'zamin', 'shahar', 'oʻrik', 'gʻalla', 'olma', 'ariq'].sort(collate('uz'))).toEqual([
    'ariq',
    'olma',
    'zamin',
    'oʻrik',
    'gʻalla',
    'shahar',
    'choy',
  ]);
});
