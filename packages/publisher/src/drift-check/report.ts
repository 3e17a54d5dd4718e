import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { comparison, type Comparison, type FileDifference, type PublisherStatus } from '@ochiq/contract/wire/publisher-status';
import { getErrorMessage, isMissingFile } from '@ochiq/service-kit/errors';
import { createPollingWorker } from '@ochiq/service-kit/polling-worker';

/** Returns the file with the result of the last comparison, next to the releases. */
const getComparisonFile = (siteDir: string) => path.join(siteDir, 'comparison.json');

/** Reads the last comparison of a site; `null` before the first. @throws the file is corrupt */
export async function readComparison(siteDir: string): Promise<Comparison | null> {
  const text = await readFile(getComparisonFile(siteDir), 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) return null;
    throw error;
  });
  return text === null ? null : comparison.parse(JSON.parse(text));
}

export async function writeComparison(siteDir: string, result: Comparison): Promise<void> {
  await writeFile(`${getComparisonFile(siteDir)}.next`, JSON.stringify(result));
  await rename(`${getComparisonFile(siteDir)}.next`, getComparisonFile(siteDir));
}

const formatDifference = ({ file, at, built, live }: FileDifference) =>
  at === null
    ? `${file} ${live === null ? 'is in the build only' : 'is on the site only'}`
    : `${file} differs from byte ${String(at)} on: built ${JSON.stringify(built)}, live ${JSON.stringify(live)}`;

/** Formats a comparison for people, with the outcome first. */
export function formatComparison({ files, differing, differences, leftOut, repaired, failure }: Comparison): string[] {
  const outcome = [
    differing === 0 ? 'The site is the one that a full build makes' : `The site differs from a full build in ${String(differing)} files`,
    `${String(files)} files compared`,
    ...(leftOut.length === 0
      ? []
      : [`${String(leftOut.length)} left out, because they were changed meanwhile or undone: ${leftOut.slice(0, 5).join(', ')}`]),
    ...(repaired === null ? [] : [`repaired by release ${repaired}`]),
  ];
  if (failure !== null && files === 0) return [`The site was not compared with a full build: ${failure}`];
  return [outcome.join('; '), ...differences.map(formatDifference), ...(failure === null ? [] : [`It could not be repaired: ${failure}`])];
}

/** Holds the last comparison in memory. */
type ComparisonWatcher = { last: () => Comparison | null; stop: () => Promise<void> };

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
