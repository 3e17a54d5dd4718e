import { monthIn } from '../index/row-id.ts';
import { eachWord } from '../words/split.ts';
import type { Matcher } from './mark.ts';
import { titlesLookedAt, titleWorth, worth } from './ranking.ts';
import type { ScoredRows } from './scored-rows.ts';

type Valued = { row: number; value: number };
/** What a page is called, in one text, and of how many words its title is. */
export type Named = { text: string; titleWords: number };

/** A number is a name as much as a title is: a long page that is No. 47 stands before a short one that speaks of No. 47. Names of files end otherwise. */
const numbersIn = (keywords: string) =>
  keywords
    .split('\n')
    .filter((keyword) => /\p{N}\S*$/u.test(keyword))
    .join('\n');

function wordsIn(text: string): number {
  let count = 0;
  eachWord(text, () => (count += 1));
  return count;
}

/** @param keywords what a page is also found by, one in a line */
export const namedBy = (title: string, keywords: string): Named => ({
  text: `${title}\n${numbersIn(keywords)}`,
  titleWords: wordsIn(title),
});

const best = (a: Valued, b: Valued) => b.value - a.value || monthIn(b.row) - monthIn(a.row);

/** The best so many of the rows, in their order: sorting all of thousands costs more than finding them. */
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

/**
 * The numbers of the best rows, the best first: all by their words, the first of them once more by their titles.
 * @param count so many of them
 * @param asked how many words were asked for
 */
export function rank(found: ScoredRows, count: number, asked: number, matcher: Matcher, nameOf: (row: number) => Named): number[] {
  const valued = bestOf(found, Math.max(count, titlesLookedAt));
  const looked = valued.slice(0, titlesLookedAt).map(({ row, value }): Valued => {
    const { text, titleWords } = nameOf(row);
    const answered = new Set(matcher(text).map((match) => match.asked)).size;
    return { row, value: value * titleWorth(asked, answered, titleWords) };
  });
  return [...looked.sort(best), ...valued.slice(titlesLookedAt)].map(({ row }) => row);
}
