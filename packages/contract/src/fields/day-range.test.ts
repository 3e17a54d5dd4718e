import { contentTypes } from '../content-types.ts';
import { createDaySchema, createInstantSchema, sinceIndependence, sinceOldActs } from './day-range.ts';
import type { Field } from './field.ts';

test.each([
  ['1826-01-01', sinceIndependence, 'is before 1991-09-01'],
  ['1991-08-31', sinceIndependence, 'is before 1991-09-01'],
  ['1991-09-01', sinceIndependence, null],
  ['2099-12-31', sinceIndependence, null],
  ['2100-01-01', sinceIndependence, 'is after 2099-12-31'],
  ['1964-03-01', sinceOldActs, null],
  ['1826-01-01', sinceOldActs, 'is before 1900-01-01'],
])('%s within %j: %s', (day, range, fault) => {
  expect(createDaySchema(range).safeParse(day).error?.issues[0]?.message ?? null).toBe(fault);
  expect(createInstantSchema(range).safeParse(`${day}T10:00:00.000Z`).error?.issues[0]?.message ?? null).toBe(fault);
});

test('every day and instant field has bounds', () => {
  const fields = Object.entries(contentTypes).flatMap(([type, { fields: all }]) =>
    Object.entries(all as Readonly<Record<string, Field>>).map(([name, field]) => ({ name: `${type}.${name}`, field })),
  );
  const timed = fields.filter(({ field }) => field.cms.type === 'date' || field.cms.type === 'datetime');
  expect(timed.length).toBeGreaterThan(10);
  expect(timed.filter(({ field }) => !field.range).map(({ name }) => name)).toEqual([]);
});
