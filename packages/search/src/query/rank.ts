import { monthIn } from '../index/row-id.ts';
import type { Forms } from '../words/forms.ts';
import { answered } from './mark.ts';
import type { Name } from './names.ts';
import type { Asked } from './question.ts';
import { titlesLookedAt, titleWorth, worth } from './ranking.ts';
import type { ScoredRows } from './scored-rows.ts';

type Valued = { row: number; value: number };

const best = (a: Valued, b: Valued) => b.value - a.value || monthIn(b.row) - monthIn(a.row);

/** Selects the best rows, in their order: sorting all of thousands costs more than selecting them. */
function bestOf({ rows, scores }: ScoredRows, count: number): Valued[] {
  const newest = rows.reduce((month, row) => Math.max(month, monthIn(row)), 0);
  const values = rows.map((row, place) => worth(scores[place] ?? 0, row, newest));
  const least = rows.length <= count ? -Infinity : (values.toSorted()[rows.length - count] ?? -Infinity);
  const chosen: Valued[] = [];
  rows.forEach((row, place) => {
    const value = values[place] ?? 0;
    if (value >= least) chosen.push({ row, value });
  });
  return chosen.sort(best).slice(0, count);
}

/** Returns which of the query words occur among some words. */
function placesIn(words: readonly Forms[], asked: readonly Asked[]): Set<number> {
  const places = new Set(words.map((word) => answered(word, asked)));
  places.delete(-1);
  return places;
}

/** Returns whether the query is a name: all its words, and no others. */
const isAsked = (name: readonly Forms[], asked: readonly Asked[]): boolean =>
  name.length === asked.length && placesIn(name, asked).size === asked.length;

/**
 * Ranks the rows, the best first: all by their words, the top ones once more by their titles.
 * @param count the number of rows to return
 * @param from the first row that is displayed; beyond the reranked rows their order does not matter
 */
export function rank(found: ScoredRows, count: number, from: number, asked: readonly Asked[], nameOf: (row: number) => Name): number[] {
  const valued = bestOf(found, Math.max(count, titlesLookedAt));
  if (from >= titlesLookedAt) return valued.map(({ row }) => row);
  const looked = valued.slice(0, titlesLookedAt).map(({ row, value }): Valued => {
    const { words, titleWords, otherNames } = nameOf(row);
    if (otherNames.some((name) => isAsked(name, asked)))
      return { row, value: value * titleWorth(asked.length, asked.length, asked.length) };
    return { row, value: value * titleWorth(asked.length, placesIn(words, asked).size, titleWords) };
  });
  return [...looked.sort(best), ...valued.slice(titlesLookedAt)].map(({ row }) => row);
}
