import { searchTypes, type SearchAnswer, type SearchQuery } from '@ochiq/contract/search';

import { typeIn, yearIn } from '../index/row-id.ts';
import type { ScoredRow } from './ranking.ts';

export type Filtered = { rows: readonly ScoredRow[] } & Pick<SearchAnswer, 'types' | 'years'>;

function counts<T>(rows: readonly ScoredRow[], of: (row: number) => T): Map<T, number> {
  const map = new Map<T, number>();
  for (const [row] of rows) map.set(of(row), (map.get(of(row)) ?? 0) + 1);
  return map;
}

/** The matches of the chosen type and year, and what else could be chosen: types of that year, years of that type. */
export function filtered(rows: readonly ScoredRow[], { type, year }: Pick<SearchQuery, 'type' | 'year'>): Filtered {
  const ofYear = year === null ? rows : rows.filter(([row]) => yearIn(row) === year);
  const ofType = type === null ? rows : rows.filter(([row]) => typeIn(row) === type);
  const typeCounts = counts(ofYear, typeIn);
  return {
    rows: type === null ? ofYear : ofYear.filter(([row]) => typeIn(row) === type),
    types: searchTypes.map((name) => ({ type: name, count: typeCounts.get(name) ?? 0 })).filter(({ count }) => count > 0),
    years: [...counts(ofType, yearIn)]
      .flatMap(([found, count]) => (found === null ? [] : [{ year: found, count }]))
      .sort((a, b) => b.year - a.year),
  };
}
