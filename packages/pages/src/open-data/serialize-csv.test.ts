import * as fc from 'fast-check';

import { parseCsv } from '../tables/csv.ts';
import { serializeCsv } from './serialize-csv.ts';

const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('', '"', 'a,b', 'a\r\nb', '\n', 'Oʻzbekiston'));

test('starts with a byte order mark and ends lines with CRLF', () => {
  expect(serializeCsv([['Номи'], ['Сув']])).toBe('\uFEFFНоми\r\nСув\r\n');
});

test('round-trips any table', () => {
  const table = fc.integer({ min: 1, max: 4 }).chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width })));
  fc.assert(fc.property(table, (rows) => expect(parseCsv(serializeCsv(rows))).toEqual(rows)));
});
