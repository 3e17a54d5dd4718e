import { toPlainValue, toTargetValue } from '../../src/platform/database-migration/cell-values';

test.each([
  ['truth', 1n, '1', '1'],
  ['instant', 1_763_827_200_123n, '1763827200123', '1763827200123'],
  ['integer', 42n, '42', '42'],
  ['number', 41.5, '41.50', '41.5'],
  ['time', '09:30:00.000', '09:30:00', '09:30:00.000000'],
  ['json', '{"b":1, "a":[{"d":1,"c":2}]}', '{"a": [{"c": 2, "d": 1}], "b": 1}', '{"a":[{"c":2,"d":1}],"b":1}'],
  ['day', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['text', 'oʻ', 'oʻ', 'oʻ'],
] as const)('a %s is the same in both databases', (kind, sqlite, postgres, plain) => {
  expect([toPlainValue(kind, sqlite), toPlainValue(kind, postgres)]).toEqual([plain, plain]);
});

test.each([
  ['truth', '2'],
  ['instant', 'yesterday'],
  ['integer', '1.5'],
  ['number', ''],
  ['day', '20.11.2026'],
  ['time', 'noon'],
  ['json', '{'],
] as const)('what is no %s is refused', (kind, raw) => {
  expect(() => toPlainValue(kind, raw)).toThrow(/ is no /u);
});

test('converts null to null, instants to UTC, and leaves JSON as written', () => {
  expect(toPlainValue('json', null)).toBeNull();
  expect(toTargetValue('instant', 0n)).toBe('1970-01-01T00:00:00.000Z');
  expect(toTargetValue('json', '{"b":1, "a":2}')).toBe('{"b":1, "a":2}');
});
