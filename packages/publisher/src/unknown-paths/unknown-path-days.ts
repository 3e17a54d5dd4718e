import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { maxUnknownPaths, type UnknownPathCount, unknownPathWindowDays } from '@ochiq/contract/wire/publisher-status';
import * as z from 'zod';
import { isMissingFile } from '@ochiq/service-kit/errors';

/** What the edge counted in one day. */
export type UnknownPathDay = { day: string; paths: readonly (readonly [path: string, count: number])[] };

/** Returns the first day of the counted period. @param today `YYYY-MM-DD` */
export function getFirstDay(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - (unknownPathWindowDays - 1));
  return day.toISOString().slice(0, 10);
}

/** Sums the paths requested in the last days including today, most frequent first. */
export function countDays(days: readonly UnknownPathDay[], today: string): UnknownPathCount[] {
  const from = getFirstDay(today);
  const counts = new Map<string, number>();
  for (const { day, paths } of days) {
    if (day < from || day > today) continue;
    for (const [path, count] of paths) counts.set(path, (counts.get(path) ?? 0) + count);
  }
  const totals = [...counts].map(([path, count]) => ({ path, count }));
  return totals.sort((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1));
}

/** Lists the most frequent ones, without paths that exist by now as a page or a redirect. */
export const listUnknownPaths = (counts: readonly UnknownPathCount[], isPublished: (path: string) => boolean): UnknownPathCount[] =>
  counts.filter(({ path }) => !isPublished(path)).slice(0, maxUnknownPaths);

/** A file that the edge writes for each day: `2026-11-20.json`. */
const fileName = /^(?<day>\d{4}-\d\d-\d\d)\.json$/u;
const schema = z.object({ day: z.iso.date(), paths: z.array(z.tuple([z.string().min(1), z.int().positive()])) });

/**
 * Reads the counts since a day; none where nothing was counted yet.
 * @throws a file is corrupt
 */
export async function readDays(folder: string, from: string): Promise<UnknownPathDay[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissingFile(error)) return [];
    throw error;
  });
  const recentNames = names.filter((name) => (fileName.exec(name)?.groups?.['day'] ?? '') >= from);
  return Promise.all(recentNames.map(async (name) => schema.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8')))));
}
