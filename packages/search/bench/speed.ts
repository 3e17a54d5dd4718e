import { localeCodes } from '@ochiq/contract/routing/locales';
import { openSearch } from '@ochiq/search/search';
import { openSearchThreads, type SearchThreads } from '@ochiq/search/search-threads';

import { createSeededRandom } from './generate-documents.ts';
import { readJudgements } from './judgements.ts';

const judgedQueries = localeCodes.flatMap((locale) => readJudgements(locale).map(({ q }) => ({ locale, q })));

/**
 * Simulates one reader with one query after the other, without a pause.
 * @returns the duration of each, in milliseconds
 */
async function simulateReader(search: SearchThreads, seed: number, questions: number): Promise<number[]> {
  const number = createSeededRandom(seed);
  const durations: number[] = [];
  while (durations.length < questions) {
    const one = judgedQueries[Math.floor(number() * judgedQueries.length)];
    if (!one) break;
    // A random page number and year: no query is one that was sent before.
    const query = { ...one, type: null, year: 2010 + Math.floor(number() * 17), page: 1 + Math.floor(number() * 50) };
    const start = performance.now();
    await search.search(query);
    durations.push(performance.now() - start);
  }
  return durations;
}

/** Measured figures. */
export type Speed = {
  /** Duration of each query, in milliseconds, ascending. */
  times: number[];
  perSecond: number;
  /** Processor time of one query over all cores, in milliseconds: the figure that a busy machine changes least. */
  work: number;
};

/** Measures the processor time since a snapshot, in milliseconds, over all threads. */
function measureCpuTime(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/**
 * Measures the processor time of a query with uncached words: an index that was just opened, or just changed, has to
 * look each of them up. In milliseconds, of one thread whose code is compiled.
 */
export function measureNewWordsCost(file: string): number {
  const searchAll = () => {
    const search = openSearch(file);
    for (const one of judgedQueries) search.search({ ...one, type: null, year: null, page: 1 });
    search.close();
  };
  searchAll();
  const before = process.cpuUsage();
  searchAll();
  return measureCpuTime(before) / judgedQueries.length;
}

/**
 * Measures rounds of parallel readers on the threads of the edge: in the first rounds the index was just opened, and
 * its threads see most words for the first time.
 * @param questions number of queries of each reader in a round
 */
export async function* measureRounds(file: string, readers: number, questions: number, rounds: number): AsyncGenerator<Speed> {
  const search = openSearchThreads(file);
  const runReaders = (round: number) =>
    Promise.all(Array.from({ length: readers }, (_, index) => simulateReader(search, round * readers + index + 1, questions)));
  try {
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const before = process.cpuUsage();
      const times = (await runReaders(round)).flat();
      const seconds = (performance.now() - start) / 1000;
      yield { times: times.sort((a, b) => a - b), perSecond: times.length / seconds, work: measureCpuTime(before) / times.length };
    }
  } finally {
    await search.close();
  }
}

/** Returns the time within which this share of queries completes. */
export const getPercentile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
