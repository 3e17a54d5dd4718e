import { localeCodes } from '@ochiq/contract/routing/locales';
import fc from 'fast-check';

import { getForms, getFormsAt, normalizeSpelling } from './word-forms.ts';

test.each([
  ['organised', 'organized'],
  ['digitising', 'digitizing'],
  ['analyse', 'analyze'],
  ['analysis', 'analyses'],
  ['favouritism', 'favoritism'],
  ['neighbours', 'neighbors'],
  ['colour', 'color'],
  ['metres', 'meter'],
  ['centre', 'center'],
  ['modelling', 'modeling'],
  ['licence', 'license'],
  ['programmes', 'programs'],
  ['catalogue', 'catalog'],
])('normalizes %s and %s to one word', (british, american) => {
  expect(getForms('en', british).stem).toBe(getForms('en', american).stem);
});

test.each(['flour', 'four', 'hours', 'store', 'entire', 'wise', 'calling', 'service', 'raised'])('leaves %s unchanged', (word) => {
  expect(normalizeSpelling(word)).toBe(word);
});

test('is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('abcdeilmnorstuvyz')), maxLength: 12 }), (word) => {
      expect(normalizeSpelling(normalizeSpelling(word))).toBe(normalizeSpelling(word));
    }),
  );
});

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
