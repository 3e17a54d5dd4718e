import { localeCodes } from '@ochiq/contract/locales';
import fc from 'fast-check';

import { beginningAt } from './beginning.ts';
import { formsOf } from './forms.ts';

const letters = 'abdefghijklmnopqrstuvxyzʻʼ‘абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳöğşç\u0306\u0308\u00AD⑴';
const word = fc.string({ unit: fc.constantFrom(...Array.from(letters + letters.toUpperCase())), minLength: 1, maxLength: 9 });

test('returns the beginning of the folded form and the stem, or null', () => {
  fc.assert(
    fc.property(word, fc.constantFrom(...localeCodes), (token, locale) => {
      const { exact, stem } = formsOf(locale, token);
      const said = beginningAt(token, 0);
      if (said === null || exact === '') return;
      expect([beginningAt(exact, 0), beginningAt(stem, 0)]).toEqual([said, said]);
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
  expect(beginningAt(one, 0)).toBe(beginningAt(other, 0));
});

test('returns null for a letter with a mark after a soft hyphen', () => {
  expect(beginningAt('у\u00AD\u0306a', 0)).toBeNull();
});

test('returns other beginnings for other letters', () => {
  expect(beginningAt('suv', 0)).not.toBe(beginningAt('quduq', 0));
});
