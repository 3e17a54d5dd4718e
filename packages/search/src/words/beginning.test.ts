import { localeCodes } from '@ochiq/contract/locales';
import fc from 'fast-check';

import { beginningAt } from './beginning.ts';
import { formsOf } from './forms.ts';

const letters = 'abdefghijklmnopqrstuvxyzʻʼ‘абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳöğşç\u0306\u0308\u00AD⑴';
const word = fc.string({ unit: fc.constantFrom(...Array.from(letters + letters.toUpperCase())), minLength: 1, maxLength: 9 });

test('a word begins with what its folded form and its stem begin with, or nothing is said', () => {
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
])('“%s” and “%s” begin alike', (one, other) => {
  expect(beginningAt(one, 0)).toBe(beginningAt(other, 0));
});

test('nothing is said of a letter whose mark comes after a soft hyphen', () => {
  expect(beginningAt('у\u00AD\u0306a', 0)).toBeNull();
});

test('other letters are other beginnings', () => {
  expect(beginningAt('suv', 0)).not.toBe(beginningAt('quduq', 0));
});
