import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { isMissingFile } from '@ochiq/service-kit/errors';
import * as z from 'zod';

import { openDailyCounter } from './daily-counter.ts';
import { isProbe, sanitizePath } from './unknown-path.ts';
import { writeJsonFile } from './write-json-file.ts';

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

const fileName = /^\d{4}-\d\d-\d\d\.json$/u;
const dayFile = z.object({ day: z.iso.date(), paths: z.array(z.tuple([z.string(), z.int().positive()])) });

/**
 * Counts 404s for editors: paths and their number per day, nothing about who requested them. Paths of vulnerability
 * scanners are ignored.
 */
type UnknownPathCounter = {
  count(path: string): void;
  /** Writes the last counts. */
  close(): Promise<void>;
};

type UnknownPathCounterOptions = {
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
    if (isMissingFile(error)) return new HeavyHitters(day);
    throw error;
  }
}

async function writeDay(folder: string, { day, entries }: HeavyHitters): Promise<void> {
  await writeJsonFile(join(folder, `${day}.json`), { day, paths: entries });
  const days = (await readdir(folder)).filter((name) => fileName.test(name)).sort();
  for (const name of days.slice(0, -retentionDays)) await rm(join(folder, name));
}

/** Opens the statistics and continues with those of an earlier run. */
export async function openUnknownPathCounter({ folder, today, warn }: UnknownPathCounterOptions): Promise<UnknownPathCounter> {
  const counter = await openDailyCounter({
    today,
    create: (day) => new HeavyHitters(day),
    read: (day) => readDay(folder, day),
    write: (day) => writeDay(folder, day),
    warn: (reason) => warn(`What was not found can't be counted in ${folder}: ${reason}`),
  });
  return {
    count(path) {
      if (isProbe(path)) return;
      counter.count((counts) => {
        counts.count(sanitizePath(path));
        return true;
      });
    },
    close: counter.close,
  };
}
