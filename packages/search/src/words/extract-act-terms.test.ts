import { findActs } from '@ochiq/uzbek/act';
import fc from 'fast-check';

import { extractActTerms } from './extract-act-terms.ts';

test('finds acts at their positions, however far from the beginning', () => {
  const piece = fc.constantFrom(
    'PQ',
    'ПҚ',
    'OʻRQ',
    'VMQ',
    '-',
    ' ',
    '\n',
    '№ ',
    'No. ',
    '12',
    '4135',
    '/',
    '-son',
    'bu',
    ' qaror',
    'x'.repeat(25),
    '.',
    '𐐀',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const text = pieces.join('');
      expect(extractActTerms(text)).toEqual(findActs(text).flatMap(({ keys, from, to }) => keys.map((key) => ({ text: key, from, to }))));
    }),
    { numRuns: 2000 },
  );
});
