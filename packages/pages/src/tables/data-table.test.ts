import * as fc from 'fast-check';

import { parseCsvTable } from './csv.ts';
import { countUtf8Bytes, detectDatatype, parseJsonTable, serializeTableJson } from './data-table.ts';

test.each([
  ['integer', ['1', '-2', '+3', '0']],
  ['number', ['1', '-0.5', '+0.25']],
  ['boolean', ['true', 'false']],
  ['date', ['2026-01-15', '2028-02-29']],
  ['anyURI', ['https://lex.uz/docs/1', 'http://a.example']],
  ['string', ['007', '1']],
  ['string', ['2026-02-30']],
  ['string', ['2026-01']],
  ['string', ['1', 'a']],
  ['string', ['1e5']],
  ['string', []],
] as const)('%s: %j', (datatype, values) => {
  expect(detectDatatype(values)).toBe(datatype);
});

test('reads flat objects as rows; missing properties are empty', () => {
  const table = parseJsonTable('\uFEFF[{"well":"OW-1","depth":5.11,"dry":false},{"well":"007","since":"2026-01-15","depth":null}]');
  expect(table).toEqual({
    columns: [
      { name: 'well', datatype: 'string' },
      { name: 'depth', datatype: 'number' },
      { name: 'dry', datatype: 'boolean' },
      { name: 'since', datatype: 'date' },
    ],
    rows: [
      ['OW-1', '5.11', 'false', ''],
      ['007', '', '', '2026-01-15'],
    ],
  });
});

test.each(['', '{', '[]', '{}', '[{}]', '[1]', '[null]', '[["a"]]', '[{"a":{"b":1}}]', '[{"a":[1]}]', '{"a":[{"b":1}]}'])(
  'rejects %s',
  (text) => {
    expect(parseJsonTable(text)).toBeNull();
  },
);

test('round-trips a table', () => {
  const cell = fc.oneof(fc.constantFrom('1', '-2', '2026-01-15', 'true', 'https://lex.uz', '007'), fc.string());
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1 });
  fc.assert(
    fc.property(rows, (cells) => {
      const table = {
        columns: [
          { name: 'a', datatype: 'string' as const },
          { name: 'b', datatype: 'string' as const },
        ],
        rows: cells,
      };
      expect(parseJsonTable(serializeTableJson(table))?.rows).toEqual(cells);
    }),
  );
});

test('treats special property names as ordinary columns', () => {
  expect(parseJsonTable('[{"__proto__":"a","constructor":"b"}]')?.rows).toEqual([['a', 'b']]);
  expect(parseCsvTable('__proto__\na\n')?.columns).toEqual([{ name: '__proto__', datatype: 'string' }]);
});

const csv = 'well,depth,change,code\nOW-1,5.11,-0.37,007\nOW-2,,+0.25,12\n';
const table = () => {
  const parsedTable = parseCsvTable(csv);
  if (!parsedTable) throw new Error('Not a table');
  return parsedTable;
};

test('detects number columns, and treats leading zeros as a code', () => {
  expect(table().columns).toEqual([
    { name: 'well', datatype: 'string' },
    { name: 'depth', datatype: 'number' },
    { name: 'change', datatype: 'number' },
    { name: 'code', datatype: 'string' },
  ]);
});

test('serializes numbers as numbers and empty cells as null', () => {
  expect(JSON.parse(serializeTableJson(table()))).toEqual([
    { well: 'OW-1', depth: 5.11, change: -0.37, code: '007' },
    { well: 'OW-2', depth: null, change: 0.25, code: '12' },
  ]);
});

test.each(['', 'a,b\n', 'a,b\n1\n', 'a\n"1', 'a,a\n1,2\n'])('rejects %j', (text) => {
  expect(parseCsvTable(text)).toBeNull();
});

test.each([
  ['', 0],
  ['abc', 3],
  ['oʻ', 3],
  ['суғориш', 14],
  ['—', 3],
  ['💧', 4],
])('counts the bytes of %j: %i', (text, bytes) => {
  expect(countUtf8Bytes(text)).toBe(bytes);
});
