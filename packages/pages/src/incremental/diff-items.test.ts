import fc from 'fast-check';

import { diffItems, diffLists } from './diff-items.ts';

test('returns exactly the added and removed items', () => {
  const lists = fc.uniqueArray(fc.integer({ min: 0, max: 12 }));
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      const { removed, added } = diffItems(before, after);
      expect(new Set(removed)).toEqual(new Set(before.filter((one) => !after.includes(one))));
      expect(new Set(added)).toEqual(new Set(after.filter((one) => !before.includes(one))));
    }),
  );
});

test('is empty for the same list', () => {
  expect(diffItems([1, 2, 3], [1, 2, 3])).toEqual({ removed: [], added: [] });
});

test('compares lists by index; a missing one is empty', () => {
  const unchanged = [1, 2];
  expect(diffLists([unchanged, [3, 4]], [unchanged, [4], [5]])).toEqual(
    new Map([
      [1, { removed: [3], added: [] }],
      [2, { removed: [], added: [5] }],
    ]),
  );
  expect(diffLists([unchanged], [])).toEqual(new Map([[0, { removed: unchanged, added: [] }]]));
});
