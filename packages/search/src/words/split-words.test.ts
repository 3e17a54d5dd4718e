import { apostrophes } from '@ochiq/uzbek/apostrophe';
import fc from 'fast-check';

import { splitWords } from './split-words.ts';
import { anyCharacter } from '../../../uzbek/test/any-character.ts';

const letters = '[\\p{L}\\p{M}\\p{N}\\u00AD]+';
const word = new RegExp(`${letters}(?:[${apostrophes}]${letters})*`, 'gu');

test('splits any text into runs of letters and digits, with apostrophes between them', () => {
  const sign = fc.constantFrom('a', 'ў', 'ʻ', "'", '’', '`', ' ', '-', '\u00AD', '\u0301', '5', '𐐷', '😀', '\uD800', '\uDC00', '\0');
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: sign, maxLength: 40 }), fc.string({ unit: anyCharacter, maxLength: 40 })), (text) => {
      const expected = [...text.matchAll(word)].map(({ 0: matchedWord, index }) => ({
        text: matchedWord,
        from: index,
        to: index + matchedWord.length,
      }));
      expect(splitWords(text)).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});

test('skips tokens that are too long', () => {
  expect(splitWords(`${'a'.repeat(61)} suv`).map(({ text }) => text)).toEqual(['suv']);
});
