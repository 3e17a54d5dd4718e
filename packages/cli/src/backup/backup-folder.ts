import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { BackupError, toDiskError } from './backup-error.ts';

const dayMs = 24 * 60 * 60 * 1000;
const weekMs = 7 * dayMs;

/** All backups of so many days are retained. */
const retainedDays = 14;
/** One per week is retained for at least three months: 14 weeks are longer than any three months. */
const retainedWeeks = 14;
/** One per month is retained for a year. */
const retainedMonths = 12;

/** Returns the number of a week. Weeks begin on Mondays, in UTC: 1970 began on a Thursday. */
export const getWeek = (at: number): number => Math.floor((at + 3 * dayMs) / weekMs);

const getMonth = (at: number): number => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth();

/** Selects the newest of each group. */
function selectNewest(times: readonly number[], getGroup: (at: number) => number): number[] {
  const newest = new Map<number, number>();
  for (const at of times) newest.set(getGroup(at), Math.max(at, newest.get(getGroup(at)) ?? at));
  return [...newest.values()];
}

/**
 * Selects the backups to retain: all of two weeks, one per week for three months, one per month for a year, and the
 * newest.
 * @param times when they were made, in milliseconds since 1970
 */
export function selectRetainedTimes(times: readonly number[], now: number): Set<number> {
  const newest = times.length === 0 ? [] : [times.reduce((one, other) => Math.max(one, other))];
  return new Set([
    ...newest,
    ...times.filter((at) => at > now - retainedDays * dayMs),
    ...selectNewest(times, getWeek).filter((at) => getWeek(at) > getWeek(now) - retainedWeeks),
    ...selectNewest(times, getMonth).filter((at) => getMonth(at) > getMonth(now) - retainedMonths),
  ]);
}

/** An existing backup. */
export type Backup = { file: string; at: Date; bytes: number };

const pattern = /^ochiq-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz\.age$/u;

/** Suffix of an unfinished backup, removed once it is complete. */
export const partialSuffix = '.partial';

/** Creates the name of a backup from its time. */
export const createBackupName = (at: Date): string => `ochiq-${at.toISOString().replace(/[-:]|\.\d+/gu, '')}.tar.gz.age`;

function parseBackupTime(name: string): Date | null {
  const matches = pattern.exec(name);
  if (!matches) return null;
  const [, year, month, day, hour, minute, second] = matches;
  return new Date(`${String(year)}-${String(month)}-${String(day)}T${String(hour)}:${String(minute)}:${String(second)}Z`);
}

/** Lists the backups in a folder, the newest first. @throws BackupError there is no such folder */
export async function listBackups(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw new BackupError(`There is no folder ${folder}: set BACKUP_DIR to where the backups are.`, { cause: error });
  });
  const matches = names.flatMap((name) => {
    const at = parseBackupTime(name);
    return at === null ? [] : [{ file: path.join(folder, name), at }];
  });
  const backups = await Promise.all(matches.map(async (one) => ({ ...one, bytes: (await stat(one.file)).size })));
  return backups.sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** Creates the folder if necessary, and removes what an interrupted backup left in it. @throws BackupError */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(folder)) {
      const isPart = name.endsWith(partialSuffix) && parseBackupTime(name.slice(0, -partialSuffix.length)) !== null;
      if (isPart) await rm(path.join(folder, name), { force: true });
    }
  } catch (error) {
    throw toDiskError(error, folder);
  }
}

/** Removes expired backups. @returns how many */
export async function removeOldBackups(folder: string, now: Date): Promise<number> {
  const backups = await listBackups(folder);
  const retainedTimes = selectRetainedTimes(
    backups.map(({ at }) => at.getTime()),
    now.getTime(),
  );
  const old = backups.filter(({ at }) => !retainedTimes.has(at.getTime()));
  for (const { file } of old) await rm(file, { force: true });
  return old.length;
}
