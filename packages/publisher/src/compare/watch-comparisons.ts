import type { Comparison, PublisherStatus } from '@ochiq/contract/publisher-status';

import { comparisonLines, readComparison } from './report.ts';

/** What keeps the last comparison at hand. */
export type Comparisons = { last: () => Comparison | null; stop: () => void };

const lookEveryMs = 1000;

/** Follows what comparisons come to, which another process writes down; what is new goes to the log. */
export async function watchComparisons(siteDir: string, log: (line: string) => void, everyMs = lookEveryMs): Promise<Comparisons> {
  // One that can't be read is written anew by the next comparison.
  const read = () => readComparison(siteDir).catch(() => null);
  let last = await read();
  const look = async () => {
    const now = await read();
    if (now && now.at !== last?.at) for (const line of comparisonLines(now)) log(line);
    last = now;
  };
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return {
    last: () => last,
    stop: () => {
      clearInterval(timer);
    },
  };
}

/** The publisher's status with the last comparison; a difference that is still there stands among what is wrong. */
export function withComparison(status: PublisherStatus, last: Comparison | null): PublisherStatus {
  if (last === null) return status;
  const [line] = comparisonLines(last);
  const isWrong = last.failure !== null || (last.differing > 0 && last.repaired === null);
  return { ...status, comparison: last, held: [...status.held, ...(isWrong && line !== undefined ? [line] : [])] };
}
