import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { getErrorMessage, isNotFound } from '@ochiq/service-kit/errors';
import { createPollingWorker } from '@ochiq/service-kit/polling-worker';
import * as z from 'zod';

import { isProbe, sanitizePath } from './not-found-path.ts';

/** How many paths are counted separately in a day. */
const maxPaths = 500;

/**
 * Counts requested paths of a day in bounded memory (heavy hitters, Misra–Gries): beyond the limit rare paths are
 * dropped, and the counts of the others are slightly too small, never too large.
 */
export class HeavyHitters {
  readonly day: string;
  readonly #counts: Map<string, number>;

  /** @param counts what was counted of the day before */
  constructor(day: string, counts: Iterable<readonly [path: string, count: number]> = []) {
    this.day = day;
    this.#counts = new Map([...counts].slice(0, maxPaths));
  }

  count(path: string): void {
    const known = this.#counts.get(path);
    if (known !== undefined) this.#counts.set(path, known + 1);
    else if (this.#counts.size < maxPaths) this.#counts.set(path, 1);
    else this.#giveWay();
  }

  /** The paths and their counts, the most frequent first. */
  get entries(): [path: string, count: number][] {
    return [...this.#counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  }

  #giveWay(): void {
    for (const [path, count] of this.#counts) {
      if (count === 1) this.#counts.delete(path);
      else this.#counts.set(path, count - 1);
    }
  }
}

/** How many days of statistics are stored. */
const retentionDays = 30;
/** How many days stay in memory while they cannot be written. */
const maxUnwrittenDays = 2;
/** The interval between writes, in milliseconds. */
const writeEvery = 60_000;

const fileName = /^\d{4}-\d\d-\d\d\.json$/u;
const dayFile = z.object({ day: z.iso.date(), paths: z.array(z.tuple([z.string(), z.int().positive()])) });

/**
 * Counts 404s for editors: paths and their number per day, nothing about who requested them. Paths of vulnerability
 * scanners are ignored.
 */
type NotFoundCounter = {
  count(path: string): void;
  /** Writes the last counts. */
  close(): Promise<void>;
};

type NotFoundCounterOptions = {
  /** The folder, with one file a day: `2026-11-20.json`. */
  folder: string;
  /** Returns today's date in Tashkent. */
  today: () => string;
  warn: (message: string) => void;
};

async function readDay(folder: string, day: string): Promise<HeavyHitters> {
  try {
    const { paths } = dayFile.parse(JSON.parse(await readFile(join(folder, `${day}.json`), 'utf8')));
    return new HeavyHitters(day, paths);
  } catch (error) {
    if (isNotFound(error)) return new HeavyHitters(day);
    throw error;
  }
}

async function writeDay(folder: string, { day, entries }: HeavyHitters): Promise<void> {
  await mkdir(folder, { recursive: true });
  const part = join(folder, `${day}.part`);
  try {
    await writeFile(part, JSON.stringify({ day, paths: entries }));
    await rename(part, join(folder, `${day}.json`));
  } catch (error) {
    // A partial file would occupy space.
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
  const days = (await readdir(folder)).filter((name) => fileName.test(name)).sort();
  for (const name of days.slice(0, -retentionDays)) await rm(join(folder, name));
}

/**
 * Opens the statistics and continues with those of an earlier run. A disk failure is reported once and never affects
 * requests; the counts of today and yesterday are written as soon as the disk works again.
 */
export async function openNotFoundCounter({ folder, today, warn }: NotFoundCounterOptions): Promise<NotFoundCounter> {
  let lastWarning: string | undefined;
  const warnOnce = (error: unknown) => {
    const reason = getErrorMessage(error);
    if (reason !== lastWarning) warn(`What was not found can't be counted in ${folder}: ${reason}`);
    lastWarning = reason;
  };
  let counts = await readDay(folder, today()).catch((error: unknown) => {
    warnOnce(error);
    return new HeavyHitters(today());
  });
  /** Days whose counts are not written yet. */
  let unwritten: readonly HeavyHitters[] = [];
  const writeDays = async (): Promise<void> => {
    const days = unwritten;
    unwritten = [];
    try {
      for (const day of days) await writeDay(folder, day);
      if (days.length > 0) lastWarning = undefined;
    } catch (error) {
      warnOnce(error);
      unwritten = [...new Set([...days, ...unwritten])].slice(-maxUnwrittenDays);
    }
  };
  const writer = createPollingWorker({ run: writeDays, intervalMs: writeEvery, onError: warnOnce, unref: true });
  return {
    count(path) {
      if (isProbe(path)) return;
      const day = today();
      if (day !== counts.day) {
        writer.wake();
        counts = new HeavyHitters(day);
      }
      counts.count(sanitizePath(path));
      if (!unwritten.includes(counts)) unwritten = [...unwritten, counts].slice(-maxUnwrittenDays);
    },
    async close() {
      await writer.stop();
      // Days that the last round failed to write are among them.
      await writeDays();
    },
  };
}
