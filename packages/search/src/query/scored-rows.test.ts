import fc from 'fast-check';
import { searchTypes } from '@ochiq/contract/search/search';

import { appendRows, applyFilters, selectCommonRows, type ScoredRows } from './scored-rows.ts';
import { createRowId, getRowType, getRowYear } from '../index/row-id.ts';

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

const createList = (scoreById: Readonly<Record<number, number>>): ScoredRows => ({
  rows: Float64Array.from(Object.keys(scoreById), Number),
  scores: Float64Array.from(Object.values(scoreById)),
});
const asRecord = ({ rows, scores }: ScoredRows) => Object.fromEntries([...rows].map((row, place) => [row, scores[place]]));

const lists = fc.array(fc.dictionary(fc.integer({ min: 0, max: 30 }).map(String), fc.integer({ min: -9, max: -1 })), { maxLength: 5 });

const long = fc
  .array(fc.integer({ min: 1, max: 2000 }), { maxLength: 400 })
  .map((some) => Object.fromEntries(some.map((row) => [row, -1])));
const short = fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 4 }).map((some) => Object.fromEntries(some.map((row) => [row, -2])));

test('finds rows of a short list in long ones', () => {
  fc.assert(
    fc.property(short, long, long, (few, many, more) => {
      const expected = Object.keys(few).filter((row) => row in many && row in more);
      expect(asRecord(selectCommonRows(3, [many, few, more].map(createList)))).toEqual(
        Object.fromEntries(expected.map((row) => [row, -4])),
      );
    }),
  );
});

test('selects rows that are in so many lists, with summed scores, in ascending order', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 5 }), (all, count) => {
      const scoreById = selectCommonRows(count, all.map(createList));
      const rows = [...new Set(all.flatMap((list) => Object.keys(list).map(Number)))].sort((a, b) => a - b);
      const having = (row: number) => all.flatMap((list) => list[row] ?? []);
      const expected = rows.filter((row) => having(row).length >= count);
      expect([...scoreById.rows]).toEqual(expected);
      expect([...scoreById.scores]).toEqual(expected.map((row) => having(row).reduce((sum, score) => sum + score)));
    }),
  );
});

test('returns nothing without lists', () => {
  expect(asRecord(selectCommonRows(0, []))).toEqual({});
  expect(asRecord(selectCommonRows(2, [createList({ 1: -1 })]))).toEqual({});
});

test('appends missing rows with a share of their score', () => {
  expect(asRecord(appendRows(createList({ 1: -4, 7: -2 }), createList({ 3: -2, 7: -9 }), 0.5))).toEqual({ 1: -4, 3: -1, 7: -2 });
});
