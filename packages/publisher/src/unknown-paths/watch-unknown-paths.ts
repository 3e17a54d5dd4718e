import type { UnknownPathCount, PublisherStatus } from '@ochiq/contract/wire/publisher-status';
import { getErrorMessage } from '@ochiq/service-kit/errors';
import { createPollingWorker } from '@ochiq/service-kit/polling-worker';

import { countDays, getFirstDay, listUnknownPaths, readDays } from './unknown-path-days.ts';

/** Holds the 404 statistics in memory. */
export type UnknownPathReport = { last: (isPublished: (path: string) => boolean) => UnknownPathCount[]; stop: () => Promise<void> };

type UnknownPathReportOptions = {
  /** Returns the current day in Tashkent. */
  today: () => string;
  log: (line: string) => void;
  everyMs?: number;
};

/** The edge writes once a minute. */
const pollIntervalMs = 30_000;

/** Watches the edge's 404 counts in a folder. A read error is logged once, and the last counts are retained. */
export async function watchUnknownPaths(
  folder: string,
  { today, log, everyMs = pollIntervalMs }: UnknownPathReportOptions,
): Promise<UnknownPathReport> {
  let last: UnknownPathCount[] = [];
  let lastProblem: string | null = null;
  const poll = async () => {
    const day = today();
    last = countDays(await readDays(folder, getFirstDay(day)), day);
    lastProblem = null;
  };
  const logOnChange = (error: unknown) => {
    const reason = getErrorMessage(error);
    if (reason !== lastProblem) log(`What was not found can't be read in ${folder}: ${reason}`);
    lastProblem = reason;
  };
  await poll().catch(logOnChange);
  const worker = createPollingWorker({ run: poll, intervalMs: everyMs, onError: logOnChange, unref: true });
  return { last: (isPublished) => listUnknownPaths(last, isPublished), stop: worker.stop };
}

/** Adds the 404 statistics to the publisher's status, where they are enabled. */
export const withUnknownPaths = (status: PublisherStatus, unknownPaths: UnknownPathCount[] | undefined): PublisherStatus =>
  unknownPaths === undefined ? status : { ...status, lost: unknownPaths };
