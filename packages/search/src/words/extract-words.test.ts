import fc from 'fast-check';
import { findActs } from '@ochiq/uzbek/act';

import { extractActTerms, extractWords } from './extract-words.ts';
import { toNameKey } from './terms.ts';
import { anyCharacter } from '../../../uzbek/test/any-character.ts';

test('finds acts at their positions, however far from the beginning', () => {
  const piece = fc.constantFrom(
    'PQ',
    'ПҚ',
    'OʻRQ',
    'VMQ',
    '-',
    ' ',
    '\n',
    '№ ',
    'No. ',
    '12',
    '4135',
    '/',
    '-son',
    'bu',
    ' qaror',
    'x'.repeat(25),
    '.',
    '𐐀',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const text = pieces.join('');
      expect(extractActTerms(text)).toEqual(findActs(text).flatMap(({ keys, from, to }) => keys.map((key) => ({ text: key, from, to }))));
    }),
    { numRuns: 2000 },
  );
});

const exact = (text: string) => extractWords('uz', text).map((word) => word.exact);

test.each([
  ['PQ-4135-son qaror', 'pq4135'],
  ['ПП № 4135', 'pq4135'],
  ['oʻrq 763', 'orq763'],
  ['O‘RQ-763', 'orq763'],
  ['ЗРУ-763', 'orq763'],
  ['355-son', 'son355'],
  ['355-сонли қарор', 'son355'],
  ['No. 355', 'son355'],
  ['№ 12/4', 'son12x4'],
])('extracts from “%s” the act %s', (text, term) => {
  expect(extractActTerms(text).map((act) => act.text)).toContain(term);
});

test.each(['2026-yil', 'constructor 5', '123456-son', 'SPQ-41', 'toString-1'])('finds no act in “%s”', (text) => {
  expect(extractActTerms(text)).toEqual([]);
});

test('includes apostrophes, soft hyphens and accents in a word', () => {
  expect(exact("o'zbek o’zbek o`zbek oʻz\u00ADbek")).toEqual(Array.from({ length: 4 }, () => exact('ozbek')[0]));
});

test.each([
  ['rahimov', 'raximov', 'rakhimov'],
  ['kadirov', 'qodirov', 'kodirov'],
  ['yusupov', 'yusupow'],
  ['xolmatov', 'holmatov', 'kholmatov'],
])('matches the spellings of %s', (one, ...others) => {
  for (const other of others) expect(toNameKey(other)).toBe(toNameKey(one));
});

test('returns correct positions, and words of letters and digits only', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.constantFrom('uz' as const, 'ru' as const, 'en' as const), (text, locale) => {
      for (const word of extractWords(locale, text)) {
        expect(`${word.exact}${word.stem}`).toMatch(/^[\p{L}\p{N}]+$/u);
        expect(word.from).toBeGreaterThanOrEqual(0);
        expect(word.to).toBeGreaterThan(word.from);
        expect(word.to).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});
