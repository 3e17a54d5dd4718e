import fc from 'fast-check';

import { holdsAll, partsOf, wordsOf } from './find.ts';

test('splits a query at any separators', () => {
  expect(wordsOf('  Qoʻngʻir  SUV, 2026? ')).toEqual(['qongir', 'suv', '2026']);
  expect(wordsOf(' … ')).toEqual([]);
});

test('matches a text with all the words in any order', () => {
  expect(holdsAll('Yer osti suvlari monitoringi', wordsOf('monitoring suv'))).toBe(true);
  expect(holdsAll('Yer osti suvlari monitoringi', wordsOf('monitoring havo'))).toBe(false);
  expect(holdsAll('Yer osti suvlari', wordsOf('ер ости'))).toBe(true);
});

test('marks hits in the original spelling', () => {
  expect(partsOf('Qoʻngʻir suv', wordsOf("qo'ng'ir"))).toEqual([
    { text: 'Qoʻngʻir', hit: true },
    { text: ' suv', hit: false },
  ]);
  expect(partsOf('Suv, suv', wordsOf('suv')).filter(({ hit }) => hit)).toHaveLength(2);
  expect(partsOf('Hech narsa', wordsOf('suv'))).toEqual([{ text: 'Hech narsa', hit: false }]);
});

test('the parts join to the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, query) => {
      expect(
        partsOf(text, wordsOf(query))
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
