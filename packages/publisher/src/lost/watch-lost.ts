import type { LostCount, PublisherStatus } from '@ochiq/contract/publisher-status';

import { countDays, firstDay, listLost } from './count-days.ts';
import { readDays } from './read-days.ts';

/** Holds the 404 statistics in memory. */
export type Lost = { last: (isFound: (path: string) => boolean) => LostCount[]; stop: () => void };

type Options = {
  /** Returns the current day in Tashkent. */
  today: () => string;
  log: (line: string) => void;
  everyMs?: number;
};

/** The edge writes once a minute. */
const lookEveryMs = 30_000;

/** Watches the edge's 404 counts in a folder. A read error is logged once, and the last counts are retained. */
export async function watchLost(folder: string, { today, log, everyMs = lookEveryMs }: Options): Promise<Lost> {
  let last: LostCount[] = [];
  let trouble: string | null = null;
  const look = async () => {
    try {
      const day = today();
      last = countDays(await readDays(folder, firstDay(day)), day);
      trouble = null;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== trouble) log(`What was not found can't be read in ${folder}: ${reason}`);
      trouble = reason;
    }
  };
  await look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return {
    last: (isFound) => listLost(last, isFound),
    stop: () => {
      clearInterval(timer);
    },
  };
}

/** Adds the 404 statistics to the publisher's status, where they are enabled. */
export const withLost = (status: PublisherStatus, lost: LostCount[] | undefined): PublisherStatus =>
  lost === undefined ? status : { ...status, lost };
