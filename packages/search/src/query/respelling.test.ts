import fc from 'fast-check';

import { createKnownWord, expandRussianKeyboard, findNearestWord, listBeginnings, measureDistance } from './respelling.ts';

test.each([
  ['suv', 'suv', 0],
  ['suv', 'sub', 1],
  ['suv', 'usv', 1],
  ['suv', 'suvi', 1],
  ['quduq', 'kuduk', 2],
  ['', 'ab', 2],
])('measures the distance of %s and %s as %s', (one, other, mistakes) => {
  expect(measureDistance(one, other, 3)).toBe(mistakes);
  expect(measureDistance(other, one, 3)).toBe(mistakes);
});

/** Of few letters, so that swaps are frequent. */
const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });

test('returns limit + 1 beyond the limit', () => {
  fc.assert(
    fc.property(letters, letters, fc.nat(4), (one, other, limit) => {
      expect(measureDistance(one, other, limit)).toBe(Math.min(measureDistance(one, other, 100), limit + 1));
    }),
    { numRuns: 1000 },
  );
});

test('skips no word within the limit', () => {
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      const limit = one.length < 8 ? 1 : 2;
      const isNear = one.length >= 4 && one !== other && measureDistance(one, other, limit) <= limit;
      expect(findNearestWord(one, [createKnownWord(other, 1)])).toBe(isNear ? other : null);
    }),
    { numRuns: 1000 },
  );
});

test('prefers the nearest word that most pages have; ignores short words and numbers', () => {
  const known = ['laboratoriya', 'laboratoriyasi', 'lavozim'].map((term, index) => createKnownWord(term, index + 1));
  expect(findNearestWord('labaratoriya', known)).toBe('laboratoriya');
  expect(findNearestWord('suw', [createKnownWord('suv', 9)])).toBeNull();
  expect(findNearestWord('n355a', [createKnownWord('n3555', 9)])).toBeNull();
  expect(listBeginnings('ulduq')).toEqual(['u', 'l']);
});

test.each([
  ['кун', ['кўн', 'қун', 'қўн']],
  ['Ҳхх', ['ҳхҳ', 'ҳҳх', 'ҳҳҳ']],
  ['Савдо', []],
  ['quduq', []],
  ['кукукукуку', []],
])('expands %s to %j', (word, others) => {
  expect(expandRussianKeyboard(word)).toEqual(others);
});
