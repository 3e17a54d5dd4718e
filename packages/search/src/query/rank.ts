import { monthIn } from '../index/row-id.ts';
import { eachWord } from '../words/split.ts';
import type { Matcher } from './mark.ts';
import { titlesLookedAt, titleWorth, worth, type ScoredRow } from './ranking.ts';

type Valued = { row: number; value: number };
/** What a page is called, and what it is also found by, one in a line. */
export type Titled = { title: string; keywords: string };

/** A number is a name as much as a title is: a long page that is No. 47 stands before a short one that speaks of No. 47. Names of files end otherwise. */
const numbersIn = (keywords: string) =>
  keywords
    .split('\n')
    .filter((keyword) => /\p{N}\S*$/u.test(keyword))
    .join('\n');

const best = (a: Valued, b: Valued) => b.value - a.value || monthIn(b.row) - monthIn(a.row);

function wordsIn(text: string): number {
  let count = 0;
  eachWord(text, () => (count += 1));
  return count;
}

/**
 * The numbers of rows, the best first: all by their words, the first of them once more by their titles.
 * @param asked how many words were asked for
 */
export function rank(rows: readonly ScoredRow[], asked: number, matcher: Matcher, titleOf: (row: number) => Titled): number[] {
  const newest = rows.reduce((month, [row]) => Math.max(month, monthIn(row)), 0);
  const valued = rows.map(([row, bm25]): Valued => ({ row, value: worth(bm25, row, newest) })).sort(best);
  const looked = valued.slice(0, titlesLookedAt).map(({ row, value }): Valued => {
    const { title, keywords } = titleOf(row);
    const found = new Set(matcher(`${title}\n${numbersIn(keywords)}`).map((match) => match.asked)).size;
    return { row, value: value * titleWorth(asked, found, wordsIn(title)) };
  });
  return [...looked.sort(best), ...valued.slice(titlesLookedAt)].map(({ row }) => row);
}
