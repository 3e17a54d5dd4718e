import { toNumberWords, toOrdinalWords } from './ordinal.ts';

test.each([
  [0, 'nol'],
  [7, 'yetti'],
  [14, 'oʻn toʻrt'],
  [100, 'yuz'],
  [235, 'ikki yuz oʻttiz besh'],
  [1000, 'ming'],
  [2026, 'ikki ming yigirma olti'],
  [355_419, 'uch yuz ellik besh ming toʻrt yuz oʻn toʻqqiz'],
])('writes %s in words', (value, words) => {
  expect(toNumberWords(value)).toBe(words);
});

test.each([
  [1, 'birinchi'],
  [2, 'ikkinchi'],
  [4, 'toʻrtinchi'],
  [5, 'beshinchi'],
  [6, 'oltinchi'],
  [7, 'yettinchi'],
  [20, 'yigirmanchi'],
  [30, 'oʻttizinchi'],
  [101, 'yuz birinchi'],
])('writes the ordinal of %s', (value, words) => {
  expect(toOrdinalWords(value)).toBe(words);
});

test.each([-1, 1.5, 1_000_000, Number.NaN])('rejects %s', (value) => {
  expect(() => toNumberWords(value)).toThrow(RangeError);
});
