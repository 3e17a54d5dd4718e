import type { Comparison, PublisherStatus } from '@ochiq/contract/wire/publisher-status';
import { getErrorMessage } from '@ochiq/service-kit/errors';
import { createPollingWorker } from '@ochiq/service-kit/polling-worker';

import { formatComparison, readComparison } from './report.ts';

/** Holds the last comparison in memory. */
export type ComparisonWatcher = { last: () => Comparison | null; stop: () => Promise<void> };

const pollIntervalMs = 1000;

/** Watches the comparison file, which another process writes, and logs each new result. */
export async function watchComparisons(
  siteDir: string,
  log: (line: string) => void,
  intervalMs = pollIntervalMs,
): Promise<ComparisonWatcher> {
  // An unreadable file is replaced by the next comparison.
  const read = () => readComparison(siteDir).catch(() => null);
  let last = await read();
  const poll = async () => {
    const now = await read();
    if (now && now.at !== last?.at) for (const line of formatComparison(now)) log(line);
    last = now;
  };
  const worker = createPollingWorker({ run: poll, intervalMs, onError: (error) => log(getErrorMessage(error)), unref: true });
  return { last: () => last, stop: worker.stop };
}

/** Adds the last comparison to the publisher's status; an unrepaired difference is listed as a problem. */
export function withComparison(status: PublisherStatus, last: Comparison | null): PublisherStatus {
  if (last === null) return status;
  const [line] = formatComparison(last);
  const isWrong = last.failure !== null || (last.differing > 0 && last.repaired === null);
  return { ...status, comparison: last, held: [...status.held, ...(isWrong && line !== undefined ? [line] : [])] };
}
