import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { BackupError, toDiskError } from './backup-error.ts';
import { selectRetainedTimes } from './select-retained-times.ts';

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
