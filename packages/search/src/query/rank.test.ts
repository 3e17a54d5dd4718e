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

test('what is called as was asked stands first among the best, and those after them stay where they are', () => {
  const inOrder = rank(found, 40, 0, asked, nameOf);
  expect(inOrder).toEqual([last, ...rows.filter((row) => row !== last).slice(0, 39)]);
});

test('who looks further is shown the same, and no title is read', () => {
  const all = rank(found, 40, 0, asked, nameOf);
  const read: number[] = [];
  const further = rank(found, 40, titlesLookedAt, asked, (row) => {
    read.push(row);
    return nameOf(row);
  });
  expect(further.slice(titlesLookedAt)).toEqual(all.slice(titlesLookedAt));
  expect(read).toEqual([]);
});

test('a page that people call as was asked stands first, but not for a part of that name', () => {
  const called = (row: number): Name => ({
    words: [],
    titleWords: 5,
    otherNames: row === last ? [asked, [...asked, { exact: 'kuni', stem: 'kun' }]] : [],
  });
  expect(rank(found, 40, 0, asked, called)[0]).toBe(last);
  const more = (row: number): Name => ({ ...called(row), otherNames: called(row).otherNames.slice(1) });
  expect(rank(found, 40, 0, asked, more)[0]).toBe(rows[0]);
});
