import fc from 'fast-check';

import { paginationOf } from './pagination.ts';

const pathOf = (page: number) => `/news/${String(page)}`;
const numbersOf = (count: number, current: number | null) => {
  const { pages, isCut } = paginationOf(count, current, '/news', pathOf);
  return [...(isCut ? ['…'] : []), ...pages.map(({ number }) => number)];
};

test.each([
  [0, null, []],
  [1, null, [1]],
  [3, null, [3, 2, 1]],
  [40, null, [40, 39, 1]],
  [40, 40, [40, 39, 38, 1]],
  [40, 38, [40, 39, 38, 37, 36, 1]],
  [40, 20, ['…', 22, 21, 20, 19, 18, 1]],
  [40, 4, ['…', 6, 5, 4, 3, 2, 1]],
  [40, 1, ['…', 3, 2, 1]],
])('of %d pages, page %p leads to %p', (count, current, numbers) => {
  expect(numbersOf(count, current)).toEqual(numbers);
});

test('one walks from the newest page to the oldest and back', () => {
  fc.assert(
    fc.property(fc.nat({ max: 30 }), (count) => {
      const walked: string[] = ['/news'];
      for (let older = paginationOf(count, null, '/news', pathOf).older; older !== null;) {
        const number = Number(older.slice('/news/'.length));
        const here = paginationOf(count, number, '/news', pathOf);
        expect(here.newer).toBe(walked.at(-1));
        walked.push(older);
        older = here.older;
      }
      expect(walked).toHaveLength(count + 1);
    }),
  );
});

test('a page that is neither the newest nor beside it stays as it is when one more is full', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 50 }), fc.nat(), (count, any) => {
      const page = 1 + (any % (count - 3));
      expect(paginationOf(count + 1, page, '/news', pathOf)).toEqual(paginationOf(count, page, '/news', pathOf));
    }),
  );
});
