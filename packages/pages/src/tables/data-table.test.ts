import { parseCsvTable } from './csv-table.ts';
import { serializeTableJson, countUtf8Bytes } from './data-table.ts';

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
