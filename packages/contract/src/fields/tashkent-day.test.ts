import { toTashkentDay } from './tashkent-day.ts';

test.each([
  ['2026-11-20T18:59:59.999Z', '2026-11-20'],
  ['2026-11-20T19:00:00.000Z', '2026-11-21'],
  ['2026-07-01T18:59:00.000Z', '2026-07-01'],
  ['2026-12-31T19:00:00.000Z', '2027-01-01'],
])('at %s it is the %s', (instant, day) => {
  expect(toTashkentDay(new Date(instant))).toBe(day);
});
