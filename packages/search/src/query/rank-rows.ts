import { getRowMonth } from '../index/row-id.ts';
import type { WordForms } from '../words/word-forms.ts';
import { findQueryWord } from './mark.ts';
import type { PageName } from './page-names.ts';
import type { QueryWord } from './question.ts';
import { rerankedTitles, scoreTitle, scoreRow } from './ranking.ts';
import type { ScoredRows } from './scored-rows.ts';

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
