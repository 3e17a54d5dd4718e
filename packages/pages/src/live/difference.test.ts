import fc from 'fast-check';

import { difference, differences } from './difference.ts';

test('returns exactly the added and removed items', () => {
  const lists = fc.uniqueArray(fc.integer({ min: 0, max: 12 }));
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      const { gone, come } = difference(before, after);
      expect(new Set(gone)).toEqual(new Set(before.filter((one) => !after.includes(one))));
      expect(new Set(come)).toEqual(new Set(after.filter((one) => !before.includes(one))));
    }),
  );
});

test('is empty for the same list', () => {
  expect(difference([1, 2, 3], [1, 2, 3])).toEqual({ gone: [], come: [] });
});

test('compares lists by index; a missing one is empty', () => {
  const kept = [1, 2];
  expect(differences([kept, [3, 4]], [kept, [4], [5]])).toEqual(
    new Map([
      [1, { gone: [3], come: [] }],
      [2, { gone: [], come: [5] }],
    ]),
  );
  expect(differences([kept], [])).toEqual(new Map([[0, { gone: kept, come: [] }]]));
});
