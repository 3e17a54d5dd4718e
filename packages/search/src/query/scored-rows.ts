import { searchTypes, type SearchQuery, type SearchResponse } from '@ochiq/contract/search/search';

import { getRowTypeNumber, getRowYear, getTypeNumber, lastYear, typesInRow } from '../index/row-id.ts';

/** Rows of the index by their numbers, and their scores by words: BM25, the lower the better. */
export type ScoredRows = { readonly rows: Float64Array; readonly scores: Float64Array };

export const noRows: ScoredRows = { rows: new Float64Array(), scores: new Float64Array() };

/** A list with a cursor. */
type RowCursor = ScoredRows & { place: number };

/** Returns the row at the cursor; a number beyond all rows at the end of the list. */
const getRow = (list: RowCursor): number => (list.place < list.rows.length ? (list.rows[list.place] ?? Infinity) : Infinity);

/**
 * Advances the cursor to the first row that is not before this one, in growing steps: most rows of a long list are
 * skipped unread.
 */
function advanceCursor(list: RowCursor, row: number): void {
  const { rows } = list;
  let before = list.place - 1;
  let end = list.place;
  for (let step = 1; end < rows.length && (rows[end] ?? 0) < row; step *= 2) {
    before = end;
    end += step;
  }
  end = Math.min(end, rows.length);
  while (end - before > 1) {
    const middle = (before + end) >> 1;
    if ((rows[middle] ?? 0) < row) before = middle;
    else end = middle;
  }
  list.place = end;
}

/**
 * Selects the rows that at least `count` of the lists have, which are in ascending order, with the sum of their scores.
 * BM25 is such a sum: the matches of a query follow from the matches of its words.
 */
export function selectCommonRows(count: number, lists: readonly ScoredRows[]): ScoredRows {
  if (count < 1 || lists.length < count) return noRows;
  const [only] = lists;
  if (only && lists.length === 1) return only;
  const cursors = lists.map(({ rows, scores }): RowCursor => ({ rows, scores, place: 0 }));
  const mayLack = lists.length - count;
  // A row in so many lists is in one of the shortest, which are one more than may lack it.
  const shortest = cursors.toSorted((a, b) => a.rows.length - b.rows.length).slice(0, mayLack + 1);
  const most = shortest.reduce((sum, { rows }) => sum + rows.length, 0);
  if (most === 0) return noRows;
  const rows = new Float64Array(most);
  const scores = new Float64Array(most);
  let length = 0;
  for (;;) {
    let row = Infinity;
    for (const list of shortest) row = Math.min(row, getRow(list));
    if (row === Infinity) break;
    let sum = 0;
    let lacking = 0;
    for (const list of cursors) {
      advanceCursor(list, row);
      if (getRow(list) === row) sum += list.scores[list.place] ?? 0;
      else if ((lacking += 1) > mayLack) break;
    }
    if (lacking <= mayLack) {
      rows[length] = row;
      scores[length] = sum;
      length += 1;
    }
    for (const list of shortest) if (getRow(list) === row) list.place += 1;
  }
  return { rows: rows.slice(0, length), scores: scores.slice(0, length) };
}

/** Appends the rows of another list that the first lacks, with this share of their scores. */
export function appendRows(matches: ScoredRows, more: ScoredRows, share: number): ScoredRows {
  const matchedIds = new Set(matches.rows);
  const isNew = (_: number, place: number) => !matchedIds.has(more.rows[place] ?? 0);
  return {
    rows: Float64Array.of(...matches.rows, ...more.rows.filter(isNew)),
    scores: Float64Array.of(...matches.scores, ...more.scores.filter(isNew).map((score) => score * share)),
  };
}

type FilteredRows = { chosen: ScoredRows } & Pick<SearchResponse, 'types' | 'years'>;

/** The bucket of documents without a date. */
const noYear = 0;

/**
 * Selects the matches of the chosen type and year, and counts the other choices: types in that year, years of that
 * type.
 */
export function applyFilters({ rows, scores }: ScoredRows, { type, year }: Pick<SearchQuery, 'type' | 'year'>): FilteredRows {
  const chosenType = type === null ? null : getTypeNumber(type);
  const typeCounts = new Uint32Array(typesInRow);
  const yearCounts = new Uint32Array(lastYear + 1);
  const chosen = { rows: new Float64Array(rows.length), scores: new Float64Array(rows.length) };
  let length = 0;
  // Each query visits thousands of rows: a plain loop costs far less than closures and maps.
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    const rowType = getRowTypeNumber(row);
    const rowYear = getRowYear(row);
    const isOfType = chosenType === null || rowType === chosenType;
    const isOfYear = year === null || rowYear === year;
    if (isOfYear) typeCounts[rowType] = (typeCounts[rowType] ?? 0) + 1;
    if (isOfType) yearCounts[rowYear ?? noYear] = (yearCounts[rowYear ?? noYear] ?? 0) + 1;
    if (!isOfType || !isOfYear) continue;
    chosen.rows[length] = row;
    chosen.scores[length] = scores[place] ?? 0;
    length += 1;
  }
  const years: FilteredRows['years'] = [];
  for (let candidateYear = lastYear; candidateYear > noYear; candidateYear -= 1) {
    const count = yearCounts[candidateYear] ?? 0;
    if (count > 0) years.push({ year: candidateYear, count });
  }
  return {
    chosen: { rows: chosen.rows.subarray(0, length), scores: chosen.scores.subarray(0, length) },
    types: searchTypes.map((name) => ({ type: name, count: typeCounts[getTypeNumber(name)] ?? 0 })).filter(({ count }) => count > 0),
    years,
  };
}
