import { searchTypes, type SearchAnswer, type SearchQuery } from '@ochiq/contract/search';

import { typeIn, yearIn } from '../index/row-id.ts';
import type { ScoredRows } from './scored-rows.ts';

export type Filtered = { chosen: ScoredRows } & Pick<SearchAnswer, 'types' | 'years'>;

const countOne = <T>(counts: Map<T, number>, of: T) => counts.set(of, (counts.get(of) ?? 0) + 1);

/** The matches of the chosen type and year, and what else could be chosen: types of that year, years of that type. */
export function filtered({ rows, scores }: ScoredRows, { type, year }: Pick<SearchQuery, 'type' | 'year'>): Filtered {
  const types = new Map<string, number>();
  const years = new Map<number | null, number>();
  const isChosen = rows.map((row) => {
    const itsType = typeIn(row);
    const itsYear = yearIn(row);
    const isOfType = type === null || itsType === type;
    const isOfYear = year === null || itsYear === year;
    if (isOfYear) countOne(types, itsType);
    if (isOfType) countOne(years, itsYear);
    return Number(isOfType && isOfYear);
  });
  const ofChosen = (_: number, place: number) => isChosen[place] === 1;
  return {
    chosen: { rows: rows.filter(ofChosen), scores: scores.filter(ofChosen) },
    types: searchTypes.map((name) => ({ type: name, count: types.get(name) ?? 0 })).filter(({ count }) => count > 0),
    years: [...years].flatMap(([found, count]) => (found === null ? [] : [{ year: found, count }])).sort((a, b) => b.year - a.year),
  };
}
