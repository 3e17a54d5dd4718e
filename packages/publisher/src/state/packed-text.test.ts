import * as fc from 'fast-check';

import { packText, unpackText } from './packed-text.ts';

test('returns the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
      expect(unpackText(packText(text))).toBe(text);
      expect(packText(text)).toBe(packText(text));
    }),
  );
});

test('takes less than half of a long text', () => {
  const text = Array.from({ length: 60 }, (_, index) => `Quduq № ${String(index * 7919)}: suv sathi ${String(index)} m`).join('\n');
  expect(packText(text).length).toBeLessThan(text.length / 2);
});
