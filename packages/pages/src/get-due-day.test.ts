import type { Periodicity } from '@ochiq/contract/content/dataset';

import { getDueDay, isOverdue } from './get-due-day.ts';

const dataset = (periodicity: Periodicity, updatedOn: string, nextUpdateOn: string | null = null) => ({
  periodicity,
  updatedOn,
  nextUpdateOn,
});

test.each([
  ['daily', '2026-12-31', '2027-01-01'],
  ['monthly', '2026-01-31', '2026-02-28'],
  ['monthly', '2028-01-31', '2028-02-29'],
  ['quarterly', '2026-11-30', '2027-02-28'],
  ['half-yearly', '2026-08-31', '2027-02-28'],
  ['yearly', '2028-02-29', '2029-02-28'],
  ['irregular', '2020-01-01', null],
] as const)('what is renewed %s and was on %s is fresh until %s', (periodicity, updatedOn, until) => {
  expect(getDueDay(dataset(periodicity, updatedOn))).toBe(until);
});

test('prefers the promised day to the period', () => {
  expect(getDueDay(dataset('monthly', '2026-01-31', '2026-06-01'))).toBe('2026-06-01');
  expect(getDueDay(dataset('irregular', '2026-01-31', '2026-06-01'))).toBe('2026-06-01');
});

test('is overdue from the day after, and never without a period', () => {
  const quarterly = dataset('quarterly', '2026-08-20');
  expect(isOverdue(quarterly, '2026-11-20')).toBe(false);
  expect(isOverdue(quarterly, '2026-11-21')).toBe(true);
  expect(isOverdue(dataset('irregular', '2020-01-01'), '2026-11-20')).toBe(false);
});
