import { searchTypes } from '@ochiq/contract/search/search';
import fc from 'fast-check';

import { createRowId, getRowType, getRowYear } from '../index/row-id.ts';
import { applyFilters } from './filters.ts';

const rowsOfPages = fc
  .array(fc.record({ type: fc.constantFrom(...searchTypes), year: fc.constantFrom(null, 1900, 2024, 2025, 2240) }), { maxLength: 40 })
  .map((pages) => pages.map(({ type, year }, id) => createRowId(id + 1, year === null ? null : `${String(year)}-05-01`, type)));

const countValues = <T>(all: readonly T[]) => [...new Set(all)].map((one) => [one, all.filter((other) => other === one).length]);

test('keeps the order of selected rows, and counts types by year and years by type', () => {
  const chosenType = fc.constantFrom(null, 'news' as const, 'page' as const);
  fc.assert(
    fc.property(rowsOfPages, chosenType, fc.constantFrom(null, 1900, 2025, 2999), (all, type, year) => {
      const ofType = all.filter((row) => type === null || getRowType(row) === type);
      const ofYear = all.filter((row) => year === null || getRowYear(row) === year);
      const { chosen, types, years } = applyFilters(
        { rows: Float64Array.from(all), scores: Float64Array.from(all, (row) => -row) },
        { type, year },
      );
      expect([...chosen.rows]).toEqual(ofType.filter((row) => ofYear.includes(row)));
      expect([...chosen.scores]).toEqual([...chosen.rows].map((row) => -row));
      const typesOfYear = countValues(ofYear.map(getRowType));
      expect(types.map(({ type: name, count }) => [name, count])).toEqual(
        searchTypes.flatMap((name) => typesOfYear.filter(([of]) => of === name)),
      );
      const yearsOfType = ofType.map(getRowYear).filter((of) => of !== null);
      expect(years.map(({ year: of, count }) => [of, count])).toEqual(countValues(yearsOfType.sort((a, b) => b - a)));
    }),
  );
});
