import fc from 'fast-check';

import { selectPageNumbers } from './search-filling.ts';

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, null, 9]],
  [5, 9, [1, null, 3, 4, 5, 6, 7, null, 9]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [50, 9, [1, null, 9]],
])('on page %i of %i', (current, last, shown) => {
  expect(selectPageNumbers(current, last)).toEqual(shown);
});

test('they are in order, each once, and never more than nine', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 100 }), (current, last) => {
      const pages = selectPageNumbers(current, last).filter((page) => page !== null);
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      expect(selectPageNumbers(current, last).length).toBeLessThanOrEqual(9);
    }),
  );
});
