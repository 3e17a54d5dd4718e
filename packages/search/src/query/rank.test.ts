import { rowIdOf } from '../index/row-id.ts';
import type { Name } from './names.ts';
import { rank } from './rank.ts';
import { titlesLookedAt } from './ranking.ts';

const asked = [{ exact: 'suv', stem: 'suv', isOpen: false }];
const rows = Float64Array.from({ length: 60 }, (_, index) => rowIdOf(index + 1, null, 'news'));
const found = { rows, scores: Float64Array.from(rows, (_, index) => index - 100) };
const last = rows[titlesLookedAt - 1] ?? 0;
const nameOf = (row: number): Name => ({
  otherNames: [],
  ...(row === last ? { words: asked, titleWords: 1 } : { words: [], titleWords: 5 }),
});

test('moves pages named like the query to the top, and keeps the order after the reranked rows', () => {
  const inOrder = rank(found, 40, 0, asked, nameOf);
  expect(inOrder).toEqual([last, ...rows.filter((row) => row !== last).slice(0, 39)]);
});

test('returns the same order beyond the reranked rows, without reading titles', () => {
  const all = rank(found, 40, 0, asked, nameOf);
  const read: number[] = [];
  const further = rank(found, 40, titlesLookedAt, asked, (row) => {
    read.push(row);
    return nameOf(row);
  });
  expect(further.slice(titlesLookedAt)).toEqual(all.slice(titlesLookedAt));
  expect(read).toEqual([]);
});

test('ranks a page with that other name first, but not for a part of the name', () => {
  const called = (row: number): Name => ({
    words: [],
    titleWords: 5,
    otherNames: row === last ? [asked, [...asked, { exact: 'kuni', stem: 'kun' }]] : [],
  });
  expect(rank(found, 40, 0, asked, called)[0]).toBe(last);
  const more = (row: number): Name => ({ ...called(row), otherNames: called(row).otherNames.slice(1) });
  expect(rank(found, 40, 0, asked, more)[0]).toBe(rows[0]);
});
