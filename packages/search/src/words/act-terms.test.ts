import { actsIn } from '@ochiq/uzbek/act';
import fc from 'fast-check';

import { actTerms } from './act-terms.ts';

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
      expect(actTerms(text)).toEqual(actsIn(text).flatMap(({ keys, from, to }) => keys.map((key) => ({ text: key, from, to }))));
    }),
    { numRuns: 2000 },
  );
});
