import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { getErrorMessage } from '@ochiq/service-kit/errors';
import { createPollingWorker } from '@ochiq/service-kit/polling-worker';
import * as z from 'zod';

import { sanitizePath } from '../routing/not-found-path.ts';
import { isProbe } from '../routing/probe.ts';
import { isNotFound } from '../release/is-not-found.ts';
import { HeavyHitters } from './heavy-hitters.ts';

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
export type NotFoundCounter = {
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
