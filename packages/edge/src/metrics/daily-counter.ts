import { getErrorMessage } from '@ochiq/service-kit/errors';
import { createPollingWorker } from '@ochiq/service-kit/polling-worker';

/** How many days stay in memory while they cannot be written. */
const maxUnwrittenDays = 2;
/** The interval between writes, in milliseconds. */
export const defaultWriteMs = 60_000;

type DailyCounterOptions<Counts> = {
  /** Returns today's date in Tashkent. */
  today: () => string;
  create: (day: string) => Counts;
  /** Reads what an earlier run has counted; the counts of a day without any are empty. */
  read: (day: string) => Promise<Counts>;
  write: (counts: Counts) => Promise<void>;
  /** Called once for each problem of the disk. */
  warn: (reason: string) => void;
  writeMs?: number | undefined;
  /** Runs with each write, before it. */
  beforeWrite?: () => Promise<void>;
};

export type DailyCounter<Counts> = {
  /** Counts something today. @param apply returns whether it changed what is written */
  count: (apply: (counts: Counts) => boolean) => void;
  /** Writes the last counts. */
  close: () => Promise<void>;
};

/** Reports each problem once, until it is over. */
function createProblemReporter(warn: (reason: string) => void): { report: (error: unknown) => void; clear: () => void } {
  let last: string | undefined;
  return {
    report(error: unknown): void {
      const reason = getErrorMessage(error);
      if (reason !== last) warn(reason);
      last = reason;
    },
    clear(): void {
      last = undefined;
    },
  };
}

/**
 * Opens counts of the current day, and continues with those of an earlier run. They are in memory and written now and then. A
 * disk failure is reported once and never affects requests; the counts of today and yesterday are written as soon as the
 * disk works again.
 */
export async function openDailyCounter<Counts extends { day: string }>({
  today,
  create,
  read,
  write,
  warn,
  writeMs = defaultWriteMs,
  beforeWrite,
}: DailyCounterOptions<Counts>): Promise<DailyCounter<Counts>> {
  const writing = createProblemReporter(warn);
  const preparing = createProblemReporter(warn);
  let counts = await read(today()).catch((error: unknown) => {
    writing.report(error);
    return create(today());
  });
  /** Days whose counts are not written yet. */
  let unwritten: readonly Counts[] = [];
  const writeDays = async (): Promise<void> => {
    const days = unwritten;
    unwritten = [];
    try {
      for (const day of days) await write(day);
      if (days.length > 0) writing.clear();
    } catch (error) {
      writing.report(error);
      unwritten = [...new Set([...days, ...unwritten])].slice(-maxUnwrittenDays);
    }
  };
  const run = async () => {
    await beforeWrite?.().then(preparing.clear, preparing.report);
    await writeDays();
  };
  const writer = createPollingWorker({ run, intervalMs: writeMs, onError: writing.report, unref: true });
  return {
    count(apply) {
      const day = today();
      if (day !== counts.day) {
        writer.wake();
        counts = create(day);
      }
      if (!apply(counts)) return;
      if (!unwritten.includes(counts)) unwritten = [...unwritten, counts].slice(-maxUnwrittenDays);
    },
    async close() {
      await writer.stop();
      // Days that the last round failed to write are among them.
      await writeDays();
    },
  };
}
