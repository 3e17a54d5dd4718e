import { getNextTime, runEveryNight } from './nightly.ts';

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

const minute = 60_000;

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('runs once a night at its time, also after a failed night', async () => {
  const at: string[] = [];
  runEveryNight('03:00', () => {
    at.push(new Date().toISOString());
    return Promise.reject(new Error('a bad night'));
  });
  await jest.advanceTimersByTimeAsync(34 * 60 * minute);
  expect(at).toEqual(['2026-11-20T22:00:00.000Z', '2026-11-21T22:00:00.000Z']);
});

test('does not skip the night when the clock is set forward', async () => {
  const work = jest.fn(() => Promise.resolve());
  runEveryNight('03:00', work);
  jest.setSystemTime(Date.parse('2026-11-20T23:00:00Z'));
  await jest.advanceTimersByTimeAsync(2 * minute);
  expect(work).toHaveBeenCalledTimes(1);
});
