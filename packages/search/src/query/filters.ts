import { searchTypes, type SearchResponse, type SearchQuery } from '@ochiq/contract/search/search';

import { lastYear, getTypeNumber, getRowTypeNumber, typesInRow, getRowYear } from '../index/row-id.ts';
import type { ScoredRows } from './scored-rows.ts';

export type FilteredRows = { chosen: ScoredRows } & Pick<SearchResponse, 'types' | 'years'>;

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
