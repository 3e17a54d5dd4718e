import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { isNotFound } from '@ochiq/service-kit/errors';

export const getChangesDir = (siteDir: string) => path.join(siteDir, 'changes');

/** Returns the folder of a pending change; a commit removes the suffix. */
export const getPendingDir = (siteDir: string, number: number) => path.join(getChangesDir(siteDir), `${number}.part`);
export const getCommittedDir = (siteDir: string, number: number) => path.join(getChangesDir(siteDir), String(number));

export const getJournalFile = (folder: string) => path.join(folder, 'journal.json');
/** Returns the folder of the new files. Files are named by step: a flat folder syncs fast. */
export const getNewFilesDir = (folder: string) => path.join(folder, 'new');
export const getOldFilesDir = (folder: string) => path.join(folder, 'old');
export const getNewFile = (folder: string, step: number) => path.join(getNewFilesDir(folder), String(step));
export const getOldFile = (folder: string, step: number) => path.join(getOldFilesDir(folder), String(step));
/** Returns the file with the versions of entries that the change replaced. */
export const getReplacedVersionsFile = (folder: string) => path.join(folder, 'before.json');
/** Returns a temporary name for a file before it is renamed into the release, not publicly readable. */
export const getTempFile = (folder: string) => path.join(folder, 'passing');

/** Lists the numbers of the changes on the disk, ascending. */
export async function listChangeNumbers(siteDir: string): Promise<{ begun: number[]; done: number[] }> {
  const names = await readdir(getChangesDir(siteDir)).catch((error: unknown) => {
    if (isNotFound(error)) return [];
    throw error;
  });
  const parseNumbers = (pattern: RegExp) =>
    names
      .flatMap((name) => pattern.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((one, other) => one - other);
  return { begun: parseNumbers(/^(\d+)\.part$/u), done: parseNumbers(/^(\d+)$/u) };
}
