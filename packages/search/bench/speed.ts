import { localeCodes } from '@ochiq/contract/locales';
import { openSearchThreads, type SearchThreads } from '@ochiq/search/search-threads';

import { numbersFrom } from './generated.ts';
import { judgementsOf } from './judgements.ts';

const judged = localeCodes.flatMap((locale) => judgementsOf(locale).map(({ q }) => ({ locale, q })));

/** One reader: asks one question after the other without a pause, and tells how long each took, in milliseconds. */
async function reader(search: SearchThreads, seed: number, questions: number): Promise<number[]> {
  const number = numbersFrom(seed);
  const took: number[] = [];
  while (took.length < questions) {
    const one = judged[Math.floor(number() * judged.length)];
    if (!one) break;
    // A page number and a year of its own: no answer is one that was given before.
    const query = { ...one, type: null, year: 2010 + Math.floor(number() * 17), page: 1 + Math.floor(number() * 50) };
    const start = performance.now();
    await search.search(query);
    took.push(performance.now() - start);
  }
  return took;
}

/** What was measured: how long each answer took, in milliseconds, ascending, and how many were given in a second. */
export type Speed = { times: number[]; perSecond: number };

/** How long answers take when so many readers ask the edge's threads at once, after as many questions as warm it up. */
export async function answerTimes(file: string, readers: number, questions: number): Promise<Speed> {
  const search = openSearchThreads(file);
  const askAll = (round: number) =>
    Promise.all(Array.from({ length: readers }, (_, index) => reader(search, round * readers + index + 1, questions)));
  try {
    await askAll(0);
    const start = performance.now();
    const times = (await askAll(1)).flat();
    const seconds = (performance.now() - start) / 1000;
    return { times: times.sort((a, b) => a - b), perSecond: times.length / seconds };
  } finally {
    await search.close();
  }
}

/** The time within which this share of answers is given. */
export const within = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
