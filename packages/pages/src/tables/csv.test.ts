import * as fc from 'fast-check';

import { parseCsv, serializeCsv } from './csv.ts';

const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('', '"', 'a,b', 'a\r\nb', '\n', 'Oʻzbekiston'));

test('starts with a byte order mark and ends lines with CRLF', () => {
  expect(serializeCsv([['Номи'], ['Сув']])).toBe('\uFEFFНоми\r\nСув\r\n');
});

test('round-trips any table', () => {
  const table = fc.integer({ min: 1, max: 4 }).chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width })));
  fc.assert(fc.property(table, (rows) => expect(parseCsv(serializeCsv(rows))).toEqual(rows)));
});

test.each([
  ['', []],
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['\uFEFFa\n', [['a']]],
  [
    'a,\n,b',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['a,', [['a', '']]],
  ['"a, ""b""\nc",d', [['a, "b"\nc', 'd']]],
])('parses %j', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});

test.each(['a"b', '"a', '"a"b,c'])('rejects %j', (text) => {
  expect(parseCsv(text)).toBeNull();
});

test('round-trips valid rows', () => {
  const cells = fc.array(
    fc.array(fc.string({ unit: fc.constantFrom('a', 'ʻ', '"', ',', '\n', '\r', ' ', '7') }), { minLength: 1, maxLength: 4 }),
  );
  fc.assert(
    fc.property(cells, (rows) => {
      const text = rows.map((row) => `${row.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')}\r\n`).join('');
      expect(parseCsv(text)).toEqual(rows);
    }),
  );
});
