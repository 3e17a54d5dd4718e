import fc from 'fast-check';

import { holdsAll, partsOf, wordsOf } from './find.ts';

test('a query is its words, whatever stands between them', () => {
  expect(wordsOf('  Qoʻngʻir  SUV, 2026? ')).toEqual(['qongir', 'suv', '2026']);
  expect(wordsOf(' … ')).toEqual([]);
});

test('a text is found when it holds all the words, in any order', () => {
  expect(holdsAll('Yer osti suvlari monitoringi', wordsOf('monitoring suv'))).toBe(true);
  expect(holdsAll('Yer osti suvlari monitoringi', wordsOf('monitoring havo'))).toBe(false);
  expect(holdsAll('Yer osti suvlari', wordsOf('ер ости'))).toBe(true);
});

test('what was looked for is marked as it is written', () => {
  expect(partsOf('Qoʻngʻir suv', wordsOf("qo'ng'ir"))).toEqual([
    { text: 'Qoʻngʻir', hit: true },
    { text: ' suv', hit: false },
  ]);
  expect(partsOf('Suv, suv', wordsOf('suv')).filter(({ hit }) => hit)).toHaveLength(2);
  expect(partsOf('Hech narsa', wordsOf('suv'))).toEqual([{ text: 'Hech narsa', hit: false }]);
});

test('the parts of a text are the text', () => {
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
