import { searchWords } from './search-words.ts';

test.each([
  ['', true],
  ['  ', true],
  ['suv', true],
  ["O'ZBEKISTON suv", true],
  ['Ўзбекистон', true],
  ['355', true],
  ['355 neft', false],
])('the words %j', (query, expected) => {
  expect(searchWords(query)('Oʻzbekiston suv qonuni', '355-son', null)).toBe(expected);
});
