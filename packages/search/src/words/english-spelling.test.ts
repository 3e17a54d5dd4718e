import fc from 'fast-check';

import { normalizeSpelling } from './english-spelling.ts';
import { getForms } from './word-forms.ts';

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
