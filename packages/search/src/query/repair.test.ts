import fc from 'fast-check';

import { distance } from './distance.ts';
import { beginningsOf, nearest } from './nearest.ts';

test.each([
  ['suv', 'suv', 0],
  ['suv', 'sub', 1],
  ['suv', 'usv', 1],
  ['suv', 'suvi', 1],
  ['quduq', 'kuduk', 2],
  ['', 'ab', 2],
])('between %s and %s are %s mistakes', (one, other, mistakes) => {
  expect(distance(one, other, 3)).toBe(mistakes);
  expect(distance(other, one, 3)).toBe(mistakes);
});

/** Of few letters, so that swaps are frequent. */
const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });

test('a distance beyond the limit is just beyond it', () => {
  fc.assert(
    fc.property(letters, letters, fc.nat(4), (one, other, limit) => {
      expect(distance(one, other, limit)).toBe(Math.min(distance(one, other, 100), limit + 1));
    }),
    { numRuns: 1000 },
  );
});

test('of the nearest words the one that most pages have is meant; short words and numbers are left alone', () => {
  const known = ['laboratoriya', 'laboratoriyasi', 'lavozim'].map((term, index) => ({ term, pages: index + 1 }));
  expect(nearest('labaratoriya', known)).toBe('laboratoriya');
  expect(nearest('suw', [{ term: 'suv', pages: 9 }])).toBeNull();
  expect(nearest('n355a', [{ term: 'n3555', pages: 9 }])).toBeNull();
  expect(beginningsOf('ulduq')).toEqual(['u', 'l']);
});
