import fc from 'fast-check';

import { parseByteRange } from './file-reply.ts';

const validators = { etag: '"a"', lastModified: 'Fri, 02 Jan 2026 03:04:05 GMT' };
const digits = fc.string({ unit: fc.constantFrom('0', '1', '9', '-', ',', ' ', 'a'), maxLength: 8 });

test('for any header, a range lies within the file', () => {
  fc.assert(
    fc.property(digits, fc.nat({ max: 100 }), (range, size) => {
      const parsedRange = parseByteRange({ range: `bytes=${range}` }, size, validators);
      if (parsedRange === 'whole' || parsedRange === 'unsatisfiable') return;
      expect(parsedRange.start).toBeGreaterThanOrEqual(0);
      expect(parsedRange.end).toBeGreaterThanOrEqual(parsedRange.start);
      expect(parsedRange.end).toBeLessThan(size);
    }),
    { numRuns: 1000 },
  );
});

test('parses every range of every file', () => {
  fc.assert(
    fc.property(fc.nat({ max: 50 }), fc.nat({ max: 50 }), (start, length) => {
      expect(parseByteRange({ range: `bytes=${start}-${start + length}` }, start + length + 1, validators)).toEqual({
        start,
        end: start + length,
      });
    }),
  );
});
