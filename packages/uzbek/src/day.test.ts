import { formatUzbekDay, formatUzbekDayFirst, formatUzbekMonth, formatUzbekWeekday } from './day.ts';

test.each([
  ['2026-11-20', '2026-yil 20-noyabr'],
  ['2025-03-01', '2025-yil 1-mart'],
  ['1991-09-01', '1991-yil 1-sentabr'],
])('%s is written %s', (iso, words) => {
  expect(formatUzbekDay(iso)).toBe(words);
  expect(words).toContain(formatUzbekMonth(iso));
});

test('formats the day first', () => {
  expect(formatUzbekDayFirst('2026-11-20')).toBe('20-noyabr, 2026');
  expect(formatUzbekDayFirst('2026-03-01')).toBe('1-mart, 2026');
});

test('formats every day of a year as CLDR does', () => {
  const long = new Intl.DateTimeFormat('uz', { dateStyle: 'long', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat('uz', { weekday: 'long', timeZone: 'UTC' });
  for (let day = new Date('2024-01-01T00:00:00Z'); day.getUTCFullYear() === 2024; day = new Date(day.getTime() + 86_400_000)) {
    const iso = day.toISOString().slice(0, 10);
    expect(formatUzbekDayFirst(iso)).toBe(long.format(day));
    expect(formatUzbekWeekday(iso)).toBe(weekday.format(day));
  }
});
