import { searchTypes } from '@ochiq/contract/search/search';
import fc from 'fast-check';

import { getRowDocumentId, getRowMonth, getMonthNumber, createRowId, getRowType, getRowYear } from './row-id.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2239-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('round-trips the parts of a row number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 36 }), fc.option(day), fc.constantFrom(...searchTypes), (id, date, type) => {
      const row = createRowId(id, date, type);
      expect(Number.isSafeInteger(row)).toBe(true);
      expect([getRowDocumentId(row), getRowMonth(row), getRowType(row)]).toEqual([id, getMonthNumber(date), type]);
      expect(getRowYear(row)).toBe(date === null ? null : Number(date.slice(0, 4)));
    }),
  );
});

test('treats an invalid date as none', () => {
  expect(getRowYear(createRowId(1, '0001-01-01', 'news'))).toBeNull();
  expect(getRowYear(createRowId(1, 'soon', 'news'))).toBeNull();
});
