import fc from 'fast-check';

import { difference } from './difference.ts';

test('what came and went is told, and only that', () => {
  const lists = fc.uniqueArray(fc.integer({ min: 0, max: 12 }));
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      const { gone, come } = difference(before, after);
      expect(new Set(gone)).toEqual(new Set(before.filter((one) => !after.includes(one))));
      expect(new Set(come)).toEqual(new Set(after.filter((one) => !before.includes(one))));
    }),
  );
});

test('the same list has neither', () => {
  expect(difference([1, 2, 3], [1, 2, 3])).toEqual({ gone: [], come: [] });
});
