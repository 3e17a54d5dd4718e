import { searchTypes, type SearchAnswer, type SearchQuery } from '@ochiq/contract/search';

import { lastYear, typeNumber, typeNumberIn, typesInRow, yearIn } from '../index/row-id.ts';
import type { ScoredRows } from './scored-rows.ts';

export type Filtered = { chosen: ScoredRows } & Pick<SearchAnswer, 'types' | 'years'>;

/** The bucket of documents without a date. */
const noYear = 0;

/**
 * Selects the matches of the chosen type and year, and counts the other choices: types in that year, years of that
 * type.
 */
export function filtered({ rows, scores }: ScoredRows, { type, year }: Pick<SearchQuery, 'type' | 'year'>): Filtered {
  const chosenType = type === null ? null : typeNumber(type);
  const ofTypes = new Uint32Array(typesInRow);
  const ofYears = new Uint32Array(lastYear + 1);
  const chosen = { rows: new Float64Array(rows.length), scores: new Float64Array(rows.length) };
  let length = 0;
  // Each query visits thousands of rows: a plain loop costs far less than closures and maps.
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    const itsType = typeNumberIn(row);
    const itsYear = yearIn(row);
    const isOfType = chosenType === null || itsType === chosenType;
    const isOfYear = year === null || itsYear === year;
    if (isOfYear) ofTypes[itsType] = (ofTypes[itsType] ?? 0) + 1;
    if (isOfType) ofYears[itsYear ?? noYear] = (ofYears[itsYear ?? noYear] ?? 0) + 1;
    if (!isOfType || !isOfYear) continue;
    chosen.rows[length] = row;
    chosen.scores[length] = scores[place] ?? 0;
    length += 1;
  }
  const years: Filtered['years'] = [];
  for (let of = lastYear; of > noYear; of -= 1) {
    const count = ofYears[of] ?? 0;
    if (count > 0) years.push({ year: of, count });
  }
  return {
    chosen: { rows: chosen.rows.subarray(0, length), scores: chosen.scores.subarray(0, length) },
    types: searchTypes.map((name) => ({ type: name, count: ofTypes[typeNumber(name)] ?? 0 })).filter(({ count }) => count > 0),
    years,
  };
}
