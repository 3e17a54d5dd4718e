import type { SearchType } from '@ochiq/contract/search/search';

import { getRowMonth, monthsInRow, getRowType } from '../index/row-id.ts';

/** The bonus of freshness: news of this month scores a third more than a document without a date. */
const freshnessBonus = 0.3;
/** Half-life of the freshness bonus, in months. */
const halfLife = 12;

/** Weights of types by what readers look for most often, where words alone do not decide. */
export const typeWeight: Readonly<Record<SearchType, number>> = {
  page: 1.15,
  service: 1.15,
  document: 1.05,
  question: 1.05,
  person: 1.1,
  unit: 1.1,
  dataset: 1,
  project: 1,
  vacancy: 1,
  tender: 1,
  news: 0.9,
  announcement: 0.95,
  'press-conference': 0.9,
};

/** The freshness bonus by age in months, precomputed. */
const freshnessByAge = Float64Array.from({ length: monthsInRow }, (_, age) => freshnessBonus * 0.5 ** (age / halfLife));

/**
 * Returns the score of a match, the higher the better.
 * @param newest the month of the newest match: freshness is relative to it, so that results need no clock
 */
export function scoreRow(bm25: number, row: number, newest: number): number {
  const month = getRowMonth(row);
  const fresh = month === 0 ? 0 : (freshnessByAge[newest - month] ?? 0);
  return -bm25 * typeWeight[getRowType(row)] * (1 + fresh);
}

/** Number of top rows that are reranked by their titles. */
export const rerankedTitles = 30;

/**
 * Returns the score of a title: a title that is the query itself ranks before those that merely contain its words.
 * @param queryLength number of words of the query
 * @param matchedWords how many of them the title has
 * @param length how many words the title has
 */
export function scoreTitle(queryLength: number, matchedWords: number, length: number): number {
  if (queryLength === 0 || length === 0) return 1;
  const matchedShare = matchedWords / queryLength;
  const isQuestion = matchedWords === queryLength && matchedWords >= length;
  return (1 + 1.5 * matchedShare ** 2 + 1.5 * matchedShare * Math.min(1, matchedWords / length)) * (isQuestion ? 2 : 1);
}
