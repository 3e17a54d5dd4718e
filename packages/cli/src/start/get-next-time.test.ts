import { getNextTime } from './get-next-time.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['2026-11-20T21:59:59Z', '03:00', '2026-11-20T22:00:00Z'],
  ['2026-11-20T22:00:00Z', '03:00', '2026-11-21T22:00:00Z'],
  ['2026-11-20T23:30:00Z', '05:00', '2026-11-21T00:00:00Z'],
  ['2026-11-20T10:00:00Z', '23:30', '2026-11-20T18:30:00Z'],
  ['2026-12-31T22:00:01Z', '03:00', '2027-01-01T22:00:00Z'],
])('after %s it is %s in Tashkent next at %s', (now, time, next) => {
  expect(getNextTime(time, at(now))).toBe(at(next));
});
