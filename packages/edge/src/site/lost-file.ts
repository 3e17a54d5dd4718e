import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod';

import { lostPath } from '../rules/lost-path.ts';
import { isMissing } from './is-missing.ts';
import { LostCounts } from './lost-counts.ts';

/** How many days are kept. */
const keptDays = 30;
/** How often counts are written, in milliseconds. */
const writeEvery = 60_000;

const fileName = /^\d{4}-\d\d-\d\d\.json$/u;
const counted = z.object({ day: z.iso.date(), paths: z.array(z.tuple([z.string(), z.int().positive()])) });

/** Counts what is not found, for editors: paths and how often a day, nothing of who asked. */
export type LostDesk = {
  count(path: string): void;
  /** Writes what was counted last. */
  close(): Promise<void>;
};

type Options = {
  /** Where a file for each day is kept: `2026-11-20.json`. */
  folder: string;
  /** The day it is in Tashkent. */
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
  await writeFile(part, JSON.stringify({ day, paths: told }));
  await rename(part, join(folder, `${day}.json`));
  const days = (await readdir(folder)).filter((name) => fileName.test(name)).sort();
  for (const name of days.slice(0, -keptDays)) await rm(join(folder, name));
}

/** Counts on with what a run before has counted of the day. What can't be written is said, and readers hear nothing of it. */
export async function lostDesk({ folder, today, warn }: Options): Promise<LostDesk> {
  const complain = (error: unknown) => {
    warn(`What was not found can't be counted in ${folder}: ${error instanceof Error ? error.message : String(error)}`);
  };
  let counts = await readDay(folder, today()).catch((error: unknown) => {
    complain(error);
    return new LostCounts(today());
  });
  let changed = false;
  let writing: Promise<void> = Promise.resolve();
  const write = (): Promise<void> => {
    if (!changed) return writing;
    changed = false;
    const kept = counts;
    writing = writing.then(() => writeDay(folder, kept)).catch(complain);
    return writing;
  };
  const timer = setInterval(() => void write(), writeEvery).unref();
  return {
    count(path) {
      const day = today();
      if (day !== counts.day) {
        void write();
        counts = new LostCounts(day);
      }
      counts.count(lostPath(path));
      changed = true;
    },
    close() {
      clearInterval(timer);
      return write();
    },
  };
}
