import fc from 'fast-check';

import { selectRetainedTimes, getWeek } from './backup-folder.ts';

const dayMs = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-22T22:00:00Z');
const daysAgo = (days: number) => now - days * dayMs;
const longAgo = 800;

const history = fc
  .uniqueArray(fc.integer({ min: 0, max: longAgo * 24 }), { minLength: 1, maxLength: 300 })
  .map((hours) => hours.map((hour) => now - hour * 60 * 60 * 1000));

/** What is there after a backup every night, each followed by a tidying. */
function afterNights(nights: number): number[] {
  let there: number[] = [];
  for (let ago = nights; ago >= 0; ago -= 1) there = [...selectRetainedTimes([...there, daysAgo(ago)], daysAgo(ago))];
  return there;
}

test('always retains the newest, however old it is', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 3000 }), (times, later) =>
      selectRetainedTimes(times, now + later * dayMs).has(Math.max(...times)),
    ),
  );
});

test('retains one of every week of three months, and all of two weeks', () => {
  fc.assert(
    fc.property(history, (times) => {
      const retained = [...selectRetainedTimes(times, now)];
      for (const at of times) {
        if (at > daysAgo(14)) expect(retained).toContain(at);
        if (at > daysAgo(92)) expect(retained.map(getWeek)).toContain(getWeek(at));
      }
    }),
  );
});

test('is idempotent at the same time', () => {
  fc.assert(
    fc.property(history, (times) => {
      const retained = selectRetainedTimes(times, now);
      expect(selectRetainedTimes([...retained], now)).toEqual(retained);
    }),
  );
});

test('removes no backup when the clock is set back', () => {
  expect(selectRetainedTimes([daysAgo(-2), daysAgo(-1), now], now)).toEqual(new Set([daysAgo(-2), daysAgo(-1), now]));
});

test('retains about thirty after years, covering each week of three months and each month of a year', () => {
  const there = afterNights(longAgo);
  expect(there.length).toBeLessThan(45);
  for (let ago = 0; ago <= 92; ago += 1) expect(there.map(getWeek)).toContain(getWeek(daysAgo(ago)));
  const months = new Set(there.map((at) => new Date(at).toISOString().slice(0, 7)));
  expect(months.size).toBe(12);
});
