import type { SearchType } from '@ochiq/contract/search/search';

import { getRowMonth, getRowType, monthsInRow } from '../index/row-id.ts';
import type { WordForms } from '../words/word-forms.ts';
import { findQueryWord } from './mark.ts';
import type { PageName } from './result-pages.ts';
import type { QueryWord } from './query-words.ts';
import type { ScoredRows } from './scored-rows.ts';

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
function scoreRow(bm25: number, row: number, newest: number): number {
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
function scoreTitle(queryLength: number, matchedWords: number, length: number): number {
  if (queryLength === 0 || length === 0) return 1;
  const matchedShare = matchedWords / queryLength;
  const isQuestion = matchedWords === queryLength && matchedWords >= length;
  return (1 + 1.5 * matchedShare ** 2 + 1.5 * matchedShare * Math.min(1, matchedWords / length)) * (isQuestion ? 2 : 1);
}

type RankedRow = { row: number; value: number };

const compareRanks = (a: RankedRow, b: RankedRow) => b.value - a.value || getRowMonth(b.row) - getRowMonth(a.row);

/** Selects the best rows, in their order: sorting all of thousands costs more than selecting them. */
function selectBestRows({ rows, scores }: ScoredRows, count: number): RankedRow[] {
  const newest = rows.reduce((month, row) => Math.max(month, getRowMonth(row)), 0);
  const values = rows.map((row, place) => scoreRow(scores[place] ?? 0, row, newest));
  const least = rows.length <= count ? -Infinity : (values.toSorted()[rows.length - count] ?? -Infinity);
  const chosen: RankedRow[] = [];
  rows.forEach((row, place) => {
    const value = values[place] ?? 0;
    if (value >= least) chosen.push({ row, value });
  });
  return chosen.sort(compareRanks).slice(0, count);
}

/** Returns which of the query words occur among some words. */
function findWordIndexes(words: readonly WordForms[], query: readonly QueryWord[]): Set<number> {
  const places = new Set(words.map((word) => findQueryWord(word, query)));
  places.delete(-1);
  return places;
}

/** Returns whether the query is a name: all its words, and no others. */
const isExactName = (name: readonly WordForms[], query: readonly QueryWord[]): boolean =>
  name.length === query.length && findWordIndexes(name, query).size === query.length;

/**
 * Ranks the rows, the best first: all by their words, the top ones once more by their titles.
 * @param count the number of rows to return
 * @param from the first row that is displayed; beyond the reranked rows their order does not matter
 */
export function rankRows(
  matches: ScoredRows,
  count: number,
  from: number,
  query: readonly QueryWord[],
  getName: (row: number) => PageName,
): number[] {
  const valued = selectBestRows(matches, Math.max(count, rerankedTitles));
  if (from >= rerankedTitles) return valued.map(({ row }) => row);
  const reranked = valued.slice(0, rerankedTitles).map(({ row, value }): RankedRow => {
    const { words, titleWords, otherNames } = getName(row);
    if (otherNames.some((name) => isExactName(name, query)))
      return { row, value: value * scoreTitle(query.length, query.length, query.length) };
    return { row, value: value * scoreTitle(query.length, findWordIndexes(words, query).size, titleWords) };
  });
  return [...reranked.sort(compareRanks), ...valued.slice(rerankedTitles)].map(({ row }) => row);
}
