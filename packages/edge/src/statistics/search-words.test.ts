import fc from 'fast-check';

import { normalizeSearchWords, SearchWords } from './search-words.ts';

test.each([
  ['  Yer   SOLIGʻI ', 'yer soligʻi'],
  ['355-son qaror', '355-son qaror'],
  ['Указ 4699', 'указ 4699'],
])('%j is counted as %s', (query, words) => {
  expect(normalizeSearchWords(query)).toBe(words);
});

test.each([
  '+998 90 123-45-67',
  '123 45 67',
  '31203801234567',
  'AA1234567',
  '01.02.1990',
  '8600 1234 5678 9012',
  'ali@example.uz',
  'x'.repeat(61),
  ' ',
])('%j is not counted', (query) => {
  expect(normalizeSearchWords(query)).toBeUndefined();
});

test('no counted query has an address or a long number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9 @.+()-]{0,80}$/u), (query) => {
      const words = normalizeSearchWords(query) ?? '';
      expect(words).not.toMatch(/@|\d{5}/u);
      expect(words.length).toBeLessThanOrEqual(60);
    }),
  );
});

test('one person’s words are never written, however often they search', () => {
  const words = new SearchWords();
  for (let index = 0; index < 50; index += 1) expect(words.count('uz', 'Karim Aliyev', `192.0.2.${String(index % 2)}`)).toBe(false);
  expect(words.list()).toEqual([]);
  expect(words.count('uz', 'karim aliyev', '192.0.2.9')).toBe(true);
  expect(words.list()).toEqual([['uz', 'karim aliyev', 51]]);
  // What is written already counts for everybody, also after a restart.
  const later = new SearchWords(words.list());
  expect(later.count('uz', 'Karim Aliyev', '192.0.2.9')).toBe(true);
  expect(later.count('ru', 'Karim Aliyev', '192.0.2.9')).toBe(false);
  expect(later.list()).toEqual([['uz', 'karim aliyev', 52]]);
});

test('a flood of queries is bounded', () => {
  const words = new SearchWords();
  for (let index = 0; index < 3000; index += 1)
    for (const client of ['a', 'b', 'c']) words.count('uz', `so'z ${'x'.repeat(index % 50)} ${String(index)}`, client);
  expect(words.list()).toHaveLength(500);
});
