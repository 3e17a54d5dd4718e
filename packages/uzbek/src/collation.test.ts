import fc from 'fast-check';

import { seedTexts, seedWords } from '../test/seed.ts';
import { createCollationKey, compareUzbek } from './collation.ts';

test.each([
  [['choy', 'zamin', 'shahar', 'oʻrik', 'gʻalla', 'olma', 'ariq'], 'ariq olma zamin oʻrik gʻalla shahar choy'],
  [['tong', 'tonna', 'tonnel', 'ton'], 'ton tong tonna tonnel'],
  [['maʼno', 'mano', 'mashina', 'machit', 'maza'], 'mano maza mashina machit maʼno'],
  [["o'simlik", 'oʻtloq', 'o‘rmon', 'ozod', 'öqish'], "ozod öqish o‘rmon o'simlik oʻtloq"],
  [['10-son', '2-son', '1-son', '002-son'], '1-son 2-son 002-son 10-son'],
  [['Suv', 'suv', 'SUV', 'suvi'], 'suv Suv SUV suvi'],
  [['ҳаво', 'сув', 'ўрмон', 'Ёдгор', 'ер', 'қудуқ', 'suv'], 'suv ер Ёдгор сув ўрмон қудуқ ҳаво'],
] as const)('%j in the order of the alphabet', (words, ordered) => {
  expect([...words].sort(compareUzbek).join(' ')).toBe(ordered);
});

test('orders the words and lines of the seed as CLDR does', () => {
  const { compare } = new Intl.Collator('uz', { numeric: true });
  const lines = seedTexts
    .flatMap((text) => text.match(/^ +(?:title|name|question): ?[\p{L}ʻʼ 0-9-]+$/gmu) ?? [])
    .map((line) => line.trim());
  expect(lines.length).toBeGreaterThan(100);
  for (const words of [[...new Set(lines)], [...seedWords]]) expect([...words].sort(compareUzbek)).toEqual([...words].sort(compare));
});

test('orders keys like texts, totally', () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from("oOgGsShc ʻʼ'19zаў")) });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareUzbek(a, b))).toBe(-Math.sign(compareUzbek(b, a)) + 0);
      expect(compareUzbek(a, b) === 0).toBe(a === b);
      expect(createCollationKey(a) < createCollationKey(b)).toBe(compareUzbek(a, b) < 0);
    }),
  );
});
