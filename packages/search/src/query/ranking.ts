import type { SearchType } from '@ochiq/contract/search';

import { monthIn, monthsInRow, typeIn } from '../index/row-id.ts';

/** How much newer is better: news of this month is worth a third more than what has no date. */
const freshest = 0.3;
/** After as many months half of that is left. */
const halfLife = 12;

/** What readers look for most often, where words alone don't decide. */
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

/** How much newer is better, by months: powers are worked out once. */
const freshAfter = Float64Array.from({ length: monthsInRow }, (_, age) => freshest * 0.5 ** (age / halfLife));

/**
 * What a match is worth, the more the better.
 * @param newest the month of the newest match: freshness is measured from it, so that answers need no clock
 */
export function worth(bm25: number, row: number, newest: number): number {
  const month = monthIn(row);
  const fresh = month === 0 ? 0 : (freshAfter[newest - month] ?? 0);
  return -bm25 * typeWeight[typeIn(row)] * (1 + fresh);
}

/** As many of the best are looked at once more, by their titles. */
export const titlesLookedAt = 30;

/**
 * How well a title answers: a title that is the question itself stands before those that merely have its words.
 * @param asked how many words were asked for
 * @param found how many of them the title has
 * @param length how many words the title has
 */
export function titleWorth(asked: number, found: number, length: number): number {
  if (asked === 0 || length === 0) return 1;
  const answered = found / asked;
  const isQuestion = found === asked && found >= length;
  return (1 + 1.5 * answered ** 2 + 1.5 * answered * Math.min(1, found / length)) * (isQuestion ? 2 : 1);
}
