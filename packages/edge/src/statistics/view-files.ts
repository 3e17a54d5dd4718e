import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { viewDay, viewSums, type ViewSums } from '@ochiq/contract/wire/page-statistics';
import { isMissingFile } from '@ochiq/service-kit/errors';
import * as z from 'zod';

import { writeJsonFile } from '../metrics/write-json-file.ts';
import { DaySums, sortCounts } from './view-sums.ts';

/** A day counted by the edge, by nginx, or read from a log: `2026-11-20.json`, `2026-11-20.nginx.json`, `2026-11-20.log-….json`. */
const dayName = /^(?<day>\d{4}-\d\d-\d\d)(?:\.(?<source>nginx|log-[\da-f]{12}))?\.json$/u;
const monthName = /^(?<month>\d{4}-\d\d)\.json$/u;

/** How long days are stored, and months after them. */
export const retention = { days: 400, months: 60 } as const;

/** A day's file, and the last part of nginx's log that is in it. */
const storedDay = viewDay.extend({ taken: z.string().optional() });
/** Where page views come from besides the edge itself. */
export type LogSource = 'nginx' | `log-${string}`;

const getDayFile = (folder: string, day: string, source?: LogSource) => join(folder, `${[day, source].filter(Boolean).join('.')}.json`);

type StoredSums = { sums: DaySums; taken: string | undefined };

/** Reads the sums of a day; empty where there are none yet. @throws the file is corrupt */
export async function readDaySums(folder: string, day: string, source?: LogSource): Promise<StoredSums> {
  try {
    const { taken, ...former } = storedDay.parse(JSON.parse(await readFile(getDayFile(folder, day, source), 'utf8')));
    return { sums: new DaySums(day, former), taken };
  } catch (error) {
    if (isMissingFile(error)) return { sums: new DaySums(day), taken: undefined };
    throw error;
  }
}

/** Writes the sums of a day. @param taken the last part of nginx's log that is in them */
export const writeDaySums = (folder: string, sums: DaySums, source?: LogSource, taken?: string): Promise<void> =>
  writeJsonFile(getDayFile(folder, sums.day, source), { ...sums.toFile(), ...(taken !== undefined && { taken }) });

function mergeCounts(lists: readonly (readonly (readonly [key: string, count: number])[])[]): [key: string, count: number][] {
  const merged = new Map<string, number>();
  for (const [key, count] of lists.flat()) merged.set(key, (merged.get(key) ?? 0) + count);
  return sortCounts(merged);
}

/** Sums days into a month. Queries are left out: they say what people looked for, and need no history. */
function mergeDays(days: readonly ViewSums[]): ViewSums {
  const sum = (key: 'views' | 'otherPages' | 'otherReferrers') => days.reduce((total, day) => total + day[key], 0);
  return {
    views: sum('views'),
    pages: mergeCounts(days.map(({ pages }) => pages)),
    otherPages: sum('otherPages'),
    referrers: mergeCounts(days.map(({ referrers }) => referrers)),
    otherReferrers: sum('otherReferrers'),
    searches: [],
  };
}

const shiftDay = (today: string, days: number): string => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

async function compactMonth(folder: string, month: string, names: readonly string[]): Promise<void> {
  const file = join(folder, `${month}.json`);
  // A month is written before its days are removed: where it exists, an earlier run has ended in between.
  const isWritten = await readFile(file).then(
    () => true,
    () => false,
  );
  if (!isWritten) {
    const days = await Promise.all(names.map(async (name) => viewSums.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))));
    await writeJsonFile(file, mergeDays(days));
  }
  for (const name of names) await rm(join(folder, name));
}

/**
 * Sums months into one file each once all their days are older than the days that are stored, and removes the oldest
 * months. @throws a file is corrupt; all others stay
 */
export async function compactViewFiles(folder: string, today: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissingFile(error)) return [];
    throw error;
  });
  // The month of the oldest day that is stored is not over.
  const firstMonth = shiftDay(today, -retention.days).slice(0, 7);
  const months = new Map<string, string[]>();
  for (const name of names) {
    const month = dayName.exec(name)?.groups?.['day']?.slice(0, 7);
    if (month !== undefined && month < firstMonth) months.set(month, [...(months.get(month) ?? []), name]);
  }
  for (const [month, days] of months) await compactMonth(folder, month, days);
  const oldest = shiftDay(today, -(retention.days + retention.months * 31)).slice(0, 7);
  for (const name of names) {
    const month = monthName.exec(name)?.groups?.['month'];
    if (month !== undefined && month < oldest) await rm(join(folder, name));
  }
}

/** The sums of a day, or of a month: `2026-11-20`, `2025-09`. */
export type StoredViews = { period: string; sums: ViewSums };

/** Reads the sums of days and months, one after the other, as a year of them is large. @throws a file is corrupt */
export async function* readStoredViews(folder: string, isWanted: (period: string) => boolean): AsyncGenerator<StoredViews> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissingFile(error)) return [];
    throw error;
  });
  for (const name of names.sort()) {
    const period = dayName.exec(name)?.groups?.['day'] ?? monthName.exec(name)?.groups?.['month'];
    if (period !== undefined && isWanted(period))
      yield { period, sums: viewSums.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))) };
  }
}
