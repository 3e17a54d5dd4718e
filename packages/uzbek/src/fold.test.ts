import fc from 'fast-check';

import { fold, foldWithPlaces } from './fold.ts';

test.each(["o'zbek g'oya", 'o’zbek g’oya', 'o‘zbek g‘oya', 'o`zbek g`oya', 'oʻzbek gʻoya', 'oʼzbek gʼoya', 'OʻZBEK GʻOYA', 'ozbek goya'])(
  'the apostrophe makes no difference: %s',
  (words) => {
    expect(fold(words)).toBe('ozbek goya');
  },
);

test.each([
  ['қудуқ', 'quduq'],
  ['сув сатҳи', 'suv sathi'],
  ['Ўзбекистон', 'Oʻzbekiston'],
  ['ғалла', 'gʻalla'],
  ['йўл', 'yoʻl'],
  ['ёшлар', 'yoshlar'],
  ['ер ости', 'yer osti'],
  ['маълумот', 'maʼlumot'],
  ['чиқинди', 'chiqindi'],
  ['шахс', 'shaxs'],
  ['отчёт', 'отчет'],
  ['Résumé', 'resume'],
])('%s is found as %s', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test('й stays apart from и', () => {
  expect(fold('мой')).toBe('moy');
});

test('every letter says where it comes from', () => {
  expect(foldWithPlaces('oʻtш')).toEqual({ text: 'otsh', at: [0, 2, 3, 3, 4] });
});

test('places never go back and never lie outside', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (original) => {
      const { text, at } = foldWithPlaces(original);
      expect(at).toHaveLength(text.length + 1);
      at.forEach((place, index) => {
        expect(place).toBeGreaterThanOrEqual(at[index - 1] ?? 0);
        expect(place).toBeLessThanOrEqual(original.length);
      });
    }),
  );
});
