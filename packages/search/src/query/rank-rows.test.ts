import { createRowId } from '../index/row-id.ts';
import type { PageName } from './result-pages.ts';
import { rankRows, rerankedTitles } from './rank-rows.ts';

const queryWords = [{ exact: 'suv', stem: 'suv', isOpen: false }];
const rows = Float64Array.from({ length: 60 }, (_, index) => createRowId(index + 1, null, 'news'));
const scoredRows = { rows, scores: Float64Array.from(rows, (_, index) => index - 100) };
const last = rows[rerankedTitles - 1] ?? 0;
const getTestName = (row: number): PageName => ({
  otherNames: [],
  ...(row === last ? { words: queryWords, titleWords: 1 } : { words: [], titleWords: 5 }),
});

test('moves pages named like the query to the top, and keeps the order after the reranked rows', () => {
  const inOrder = rankRows(scoredRows, 40, 0, queryWords, getTestName);
  expect(inOrder).toEqual([last, ...rows.filter((row) => row !== last).slice(0, 39)]);
});

test('returns the same order beyond the reranked rows, without reading titles', () => {
  const all = rankRows(scoredRows, 40, 0, queryWords, getTestName);
  const read: number[] = [];
  const further = rankRows(scoredRows, 40, rerankedTitles, queryWords, (row) => {
    read.push(row);
    return getTestName(row);
  });
  expect(further.slice(rerankedTitles)).toEqual(all.slice(rerankedTitles));
  expect(read).toEqual([]);
});

test('ranks a page with that other name first, but not for a part of the name', () => {
  const called = (row: number): PageName => ({
    words: [],
    titleWords: 5,
    otherNames: row === last ? [queryWords, [...queryWords, { exact: 'kuni', stem: 'kun' }]] : [],
  });
  expect(rankRows(scoredRows, 40, 0, queryWords, called)[0]).toBe(last);
  const more = (row: number): PageName => ({ ...called(row), otherNames: called(row).otherNames.slice(1) });
  expect(rankRows(scoredRows, 40, 0, queryWords, more)[0]).toBe(rows[0]);
});
