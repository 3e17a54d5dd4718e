import { localeCodes } from '@ochiq/contract/locales';
import fc from 'fast-check';

import { formsAt, formsOf } from './forms.ts';

test('returns the same forms at any position of a text', () => {
  const word = fc.oneof(
    fc.constantFrom('Quduqlar', 'скважины', 'wells', 'ўзан'),
    fc.string({ unit: fc.constantFrom('a', 'b', 'о', 'ʻ'), maxLength: 4 }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...localeCodes),
      fc.string({ maxLength: 5 }),
      word,
      fc.string({ maxLength: 5 }),
      (locale, before, one, after) => {
        expect(formsAt(locale, before + one + after, before.length, before.length + one.length)).toEqual(formsOf(locale, one));
      },
    ),
    { numRuns: 1000 },
  );
});
