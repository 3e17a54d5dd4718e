import fc from 'fast-check';

import { parseCsv } from './csv.ts';

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
