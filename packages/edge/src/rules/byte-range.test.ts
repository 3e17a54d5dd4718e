import fc from 'fast-check';

import { byteRange } from './byte-range.ts';

const validators = { etag: '"a"', lastModified: 'Fri, 02 Jan 2026 03:04:05 GMT' };
const digits = fc.string({ unit: fc.constantFrom('0', '1', '9', '-', ',', ' ', 'a'), maxLength: 8 });

test('for any header, a range lies within the file', () => {
  fc.assert(
    fc.property(digits, fc.nat({ max: 100 }), (range, size) => {
      const found = byteRange({ range: `bytes=${range}` }, size, validators);
      if (found === 'whole' || found === 'unsatisfiable') return;
      expect(found.start).toBeGreaterThanOrEqual(0);
      expect(found.end).toBeGreaterThanOrEqual(found.start);
      expect(found.end).toBeLessThan(size);
    }),
    { numRuns: 1000 },
  );
});

test('parses every range of every file', () => {
  fc.assert(
    fc.property(fc.nat({ max: 50 }), fc.nat({ max: 50 }), (start, length) => {
      expect(byteRange({ range: `bytes=${start}-${start + length}` }, start + length + 1, validators)).toEqual({
        start,
        end: start + length,
      });
    }),
  );
});
