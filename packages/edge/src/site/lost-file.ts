import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod';

import { lostPath } from '../rules/lost-path.ts';
import { isProbe } from '../rules/probe.ts';
import { isMissing } from './is-missing.ts';
import { LostCounts } from './lost-counts.ts';

/** How many days of statistics are stored. */
const keptDays = 30;
/** How many days stay in memory while they cannot be written. */
const keptInMemory = 2;
/** The interval between writes, in milliseconds. */
const writeEvery = 60_000;

const fileName = /^\d{4}-\d\d-\d\d\.json$/u;
const counted = z.object({ day: z.iso.date(), paths: z.array(z.tuple([z.string(), z.int().positive()])) });

/**
 * Counts 404s for editors: paths and their number per day, nothing about who requested them. Paths of vulnerability
 * scanners are ignored.
 */
export type LostDesk = {
  count(path: string): void;
  /** Writes the last counts. */
  close(): Promise<void>;
};

type Options = {
  /** The folder, with one file a day: `2026-11-20.json`. */
  folder: string;
  /** Returns today's date in Tashkent. */
  today: () => string;
  warn: (message: string) => void;
};

async function readDay(folder: string, day: string): Promise<LostCounts> {
  try {
    const { paths } = counted.parse(JSON.parse(await readFile(join(folder, `${day}.json`), 'utf8')));
    return new LostCounts(day, paths);
  } catch (error) {
    if (isMissing(error)) return new LostCounts(day);
    throw error;
  }
}

async function writeDay(folder: string, { day, told }: LostCounts): Promise<void> {
  await mkdir(folder, { recursive: true });
  const part = join(folder, `${day}.part`);
  try {
    await writeFile(part, JSON.stringify({ day, paths: told }));
    await rename(part, join(folder, `${day}.json`));
  } catch (error) {
    // A partial file would occupy space.
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
  const days = (await readdir(folder)).filter((name) => fileName.test(name)).sort();
  for (const name of days.slice(0, -keptDays)) await rm(join(folder, name));
}

/**
 * Opens the statistics and continues with those of an earlier run. A disk failure is reported once and never affects
 * requests; the counts of today and yesterday are written as soon as the disk works again.
 */
export async function lostDesk({ folder, today, warn }: Options): Promise<LostDesk> {
  let trouble: string | undefined;
  const complain = (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    if (reason !== trouble) warn(`What was not found can't be counted in ${folder}: ${reason}`);
    trouble = reason;
  };
  let counts = await readDay(folder, today()).catch((error: unknown) => {
    complain(error);
    return new LostCounts(today());
  });
  /** Days whose counts are not written yet. */
  let unwritten: readonly LostCounts[] = [];
  let writing: Promise<void> = Promise.resolve();
  const writeDays = async (): Promise<void> => {
    const days = unwritten;
    unwritten = [];
    try {
      for (const day of days) await writeDay(folder, day);
      if (days.length > 0) trouble = undefined;
    } catch (error) {
      complain(error);
      unwritten = [...new Set([...days, ...unwritten])].slice(-keptInMemory);
    }
  };
  // A write takes its days when it starts: days that the write before it failed to write are among them, also for the
  // last one.
  const write = (): Promise<void> => (writing = writing.then(writeDays));
  const timer = setInterval(() => void write(), writeEvery).unref();
  return {
    count(path) {
      if (isProbe(path)) return;
      const day = today();
      if (day !== counts.day) {
        void write();
        counts = new LostCounts(day);
      }
      counts.count(lostPath(path));
      if (!unwritten.includes(counts)) unwritten = [...unwritten, counts].slice(-keptInMemory);
    },
    close() {
      clearInterval(timer);
      return write();
    },
  };
}
