import { localeCodes } from '@ochiq/contract/locales';
import { openSearch } from '@ochiq/search/search';
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

/** What was measured. */
export type Speed = {
  /** How long each answer took, in milliseconds, ascending. */
  times: number[];
  perSecond: number;
  /** What one answer cost all processors, in milliseconds: the figure that a busy machine changes least. */
  work: number;
};

/** Milliseconds of the processors since then, in all threads. */
function worked(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/**
 * What a question costs the processor whose words nobody asked before: an index that was just opened, or just changed, has to
 * be asked about each of them. In milliseconds, of one thread whose code is compiled.
 */
export function workOfNewWords(file: string): number {
  const ask = () => {
    const search = openSearch(file);
    for (const one of judged) search.search({ ...one, type: null, year: null, page: 1 });
    search.close();
  };
  ask();
  const before = process.cpuUsage();
  ask();
  return worked(before) / judged.length;
}

/**
 * How long answers take when so many readers ask the edge's threads at once, round after round: in the first ones the index was just
 * opened, and its threads meet most words for the first time.
 * @param questions so many of each reader in a round
 */
export async function* answerRounds(file: string, readers: number, questions: number, rounds: number): AsyncGenerator<Speed> {
  const search = openSearchThreads(file);
  const askAll = (round: number) =>
    Promise.all(Array.from({ length: readers }, (_, index) => reader(search, round * readers + index + 1, questions)));
  try {
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const before = process.cpuUsage();
      const times = (await askAll(round)).flat();
      const seconds = (performance.now() - start) / 1000;
      yield { times: times.sort((a, b) => a - b), perSecond: times.length / seconds, work: worked(before) / times.length };
    }
  } finally {
    await search.close();
  }
}

/** The time within which this share of answers is given. */
export const within = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
