import { addMonths, formatLongDay, formatMonth, formatWeekday, listWeeks, moveByKey } from '../src/admin/dates/calendar-days';
import { dayFormat, minuteFormat } from '../src/admin/dates/moment-format';

test('shows a month from Monday to Sunday, without days of other months', () => {
  const weeks = listWeeks('2026-11-24');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(listWeeks('2026-12-01')[0]?.[1]).toBe('2026-12-01');
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-05', -1, '2025-12-05'],
])('%s plus %d months is %s', (day, count, other) => {
  expect(addMonths(day, count)).toBe(other);
});

test('moves by days, weeks and months with keys', () => {
  expect(['ArrowLeft', 'ArrowDown', 'PageDown', 'Enter'].map((key) => moveByKey('2026-11-30', key))).toEqual([
    '2026-11-29',
    '2026-12-07',
    '2026-12-30',
    null,
  ]);
});

test.each([
  ['uz', 'noyabr 2026', '2026-yil 24-noyabr', 'se'],
  ['ru', 'ноябрь 2026', '24 ноября 2026 г.', 'вт'],
  ['en', 'November 2026', '24 November 2026', 'Tu'],
])('formats a day in %s as the site does', (language, month, day, weekday) => {
  expect([formatMonth('2026-11-24', language), formatLongDay('2026-11-24', language), formatWeekday('2026-11-24', language)]).toEqual([
    month,
    day,
    weekday,
  ]);
});

test('parses and shows an instant in Tashkent time, in any zone', () => {
  expect(minuteFormat.parse('24.11.2026, 15:30')).toBe('2026-11-24T10:30:00.000Z');
  expect(minuteFormat.parse('2026-yil 24-noyabr 9:05')).toBe('2026-11-24T04:05:00.000Z');
  expect(minuteFormat.format('2026-11-24T22:30:00.000Z')).toBe('25.11.2026, 03:30');
  expect(minuteFormat.getDay('2026-11-24T22:30:00.000Z')).toBe('2026-11-25');
  expect(minuteFormat.withDay('2026-12-01', '2026-11-24T10:30:00.000Z')).toBe('2026-12-01T10:30:00.000Z');
  expect(['24.11.2026', '24.11.2026, 25:00', '15:30'].map((text) => minuteFormat.parse(text))).toEqual([null, null, null]);
});

test('distinguishes invalid input from stored values', () => {
  expect(['2026-11-24', '24.11.2026', '2026-13-40', ''].map((value) => dayFormat.isStored(value))).toEqual([true, false, false, false]);
  expect(['2026-11-24T10:30:00.000Z', '24.11.2026, 15:30', '2026-11-24'].map((value) => minuteFormat.isStored(value))).toEqual([
    true,
    false,
    false,
  ]);
});
