import * as fc from 'fast-check';

import { isSameData } from './is-same-data.ts';

test('values are the same where their JSON is', () => {
  const value = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(isSameData(one, JSON.parse(JSON.stringify(one)))).toBe(true);
      expect(isSameData(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});

test('0 and -0 are the same', () => {
  expect(isSameData({ order: 0 }, { order: -0 })).toBe(true);
});

test.each([
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [['a'], { 0: 'a' }],
  [[], {}],
  [{ a: 1 }, { a: 1, b: 2 }],
  [[1], [1, 2]],
  [null, {}],
  [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
])('%j differs from %j', (one, other) => {
  expect(isSameData(one, other)).toBe(false);
  expect(isSameData(other, one)).toBe(false);
});
