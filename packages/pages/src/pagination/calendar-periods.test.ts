import fc from 'fast-check';

import { calendarPeriods, getPeriodDays } from './calendar-periods.ts';

const days = fc
  .date({ min: new Date('1991-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('returns periods from long to short', () => {
  expect(calendarPeriods.map((getPeriod) => getPeriod('2025-11-21'))).toEqual([
    '2025',
    '2025-h2',
    '2025-q4',
    '2025-11',
    '2025-11-d3',
    '2025-11-21',
  ]);
});

test('the first and the last day enclose every day of a period and belong to it', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(...calendarPeriods), (day, getPeriod) => {
      const period = getPeriod(day);
      const { first, last } = getPeriodDays(period);
      expect(first <= day && day <= last).toBe(true);
      expect([getPeriod(first), getPeriod(last)]).toEqual([period, period]);
    }),
  );
});

test.each([
  ['2025', '2025-01-01', '2025-12-31'],
  ['2025-h1', '2025-01-01', '2025-06-30'],
  ['2025-q3', '2025-07-01', '2025-09-30'],
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2025-02-d3', '2025-02-21', '2025-02-28'],
  ['2025-11-d1', '2025-11-01', '2025-11-10'],
  ['2025-11-21', '2025-11-21', '2025-11-21'],
])('%s is from %s to %s', (period, first, last) => {
  expect(getPeriodDays(period)).toEqual({ first, last });
});

test.each(['', '25', '2025-x1', '2025-11-d', '2025-1', 'front'])('throws on %j', (period) => {
  expect(() => getPeriodDays(period)).toThrow(/is no period of the calendar/u);
});
