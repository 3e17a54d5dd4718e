import fc from 'fast-check';

import { HeavyHitters } from './heavy-hitters.ts';

test('orders paths by frequency', () => {
  const counts = new HeavyHitters('2026-11-20', [['/old', 2]]);
  for (const path of ['/a', '/b', '/b', '/old', '/a', '/b', '/b']) counts.count(path);
  expect(counts.entries).toEqual([
    ['/b', 4],
    ['/old', 3],
    ['/a', 2],
  ]);
});

test('a flood of unique paths is bounded in memory, and hides no frequent path', () => {
  const counts = new HeavyHitters('2026-11-20');
  for (let index = 0; index < 20_000; index += 1) {
    counts.count(`/scan/${String(index)}`);
    if (index % 10 === 0) counts.count('/uz/eski');
  }
  expect(counts.entries.length).toBeLessThanOrEqual(500);
  expect(counts.entries[0]?.[0]).toBe('/uz/eski');
});

test('no count is ever too large', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 3000 }), (requested) => {
      const counts = new HeavyHitters('2026-11-20');
      const truth = new Map<string, number>();
      for (const number of requested) {
        const path = `/${String(number)}`;
        counts.count(path);
        truth.set(path, (truth.get(path) ?? 0) + 1);
      }
      for (const [path, count] of counts.entries) expect(count).toBeLessThanOrEqual(truth.get(path) ?? 0);
    }),
    { numRuns: 20 },
  );
});
