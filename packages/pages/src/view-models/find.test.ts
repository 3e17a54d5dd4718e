import fc from 'fast-check';

import { hasAllWords, splitByHits, splitQuery } from './find.ts';

test('splits a query at any separators', () => {
  expect(splitQuery('  Qoʻngʻir  SUV, 2026? ')).toEqual(['qongir', 'suv', '2026']);
  expect(splitQuery(' … ')).toEqual([]);
});

test('matches a text with all the words in any order', () => {
  expect(hasAllWords('Yer osti suvlari monitoringi', splitQuery('monitoring suv'))).toBe(true);
  expect(hasAllWords('Yer osti suvlari monitoringi', splitQuery('monitoring havo'))).toBe(false);
  expect(hasAllWords('Yer osti suvlari', splitQuery('ер ости'))).toBe(true);
});

test('marks hits in the original spelling', () => {
  expect(splitByHits('Qoʻngʻir suv', splitQuery("qo'ng'ir"))).toEqual([
    { text: 'Qoʻngʻir', hit: true },
    { text: ' suv', hit: false },
  ]);
  expect(splitByHits('Suv, suv', splitQuery('suv')).filter(({ hit }) => hit)).toHaveLength(2);
  expect(splitByHits('Hech narsa', splitQuery('suv'))).toEqual([{ text: 'Hech narsa', hit: false }]);
});

test('the parts join to the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, query) => {
      expect(
        splitByHits(text, splitQuery(query))
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
