import { isActiveOnDay } from './alert-days.ts';

const days = { from: '2026-11-21', until: '2026-11-23' };

test.each([
  [days, '2026-11-20', false],
  [days, '2026-11-21', true],
  [days, '2026-11-23', true],
  [days, '2026-11-24', false],
  [{ ...days, from: null }, '2020-01-01', true],
  [{ ...days, until: null }, '2030-01-01', true],
  [{ from: null, until: null }, '2026-11-20', true],
])('%j is for %s: %s', (alert, day, isFor) => {
  expect(isActiveOnDay(alert, day)).toBe(isFor);
});
