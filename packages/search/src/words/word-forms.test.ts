import { localeCodes } from '@ochiq/contract/routing/locales';
import fc from 'fast-check';

import { getFormsAt, getForms } from './word-forms.ts';

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
        expect(getFormsAt(locale, before + one + after, before.length, before.length + one.length)).toEqual(getForms(locale, one));
      },
    ),
    { numRuns: 1000 },
  );
});
