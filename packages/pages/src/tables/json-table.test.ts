import * as fc from 'fast-check';

import { parseCsvTable } from './csv-table.ts';
import { serializeTableJson } from './data-table.ts';
import { parseJsonTable } from './json-table.ts';

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
