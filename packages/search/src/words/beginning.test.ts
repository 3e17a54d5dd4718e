import { localeCodes } from '@ochiq/contract/routing/locales';
import fc from 'fast-check';

import { getBeginningAt } from './beginning.ts';
import { getForms } from './word-forms.ts';

const letters = 'abdefghijklmnopqrstuvxyzʻʼ‘абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳöğşç\u0306\u0308\u00AD⑴';
const word = fc.string({ unit: fc.constantFrom(...Array.from(letters + letters.toUpperCase())), minLength: 1, maxLength: 9 });

test('returns the beginning of the folded form and the stem, or null', () => {
  fc.assert(
    fc.property(word, fc.constantFrom(...localeCodes), (token, locale) => {
      const { exact, stem } = getForms(locale, token);
      const beginning = getBeginningAt(token, 0);
      if (beginning === null || exact === '') return;
      expect([getBeginningAt(exact, 0), getBeginningAt(stem, 0)]).toEqual([beginning, beginning]);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['Yelena', 'Елена'],
  ['senti', 'центр'],
  ['Khiva', 'Хива'],
  ['oʻrin', 'ўрин'],
  ['Şaxsiy', 'шахсий'],
])('returns equal beginnings for “%s” and “%s”', (one, other) => {
  expect(getBeginningAt(one, 0)).toBe(getBeginningAt(other, 0));
});

test('returns null for a letter with a mark after a soft hyphen', () => {
  expect(getBeginningAt('у\u00AD\u0306a', 0)).toBeNull();
});

test('returns other beginnings for other letters', () => {
  expect(getBeginningAt('suv', 0)).not.toBe(getBeginningAt('quduq', 0));
});
