import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { isMissing } from '@ochiq/service/error-code';

export const changesDir = (siteDir: string) => path.join(siteDir, 'changes');

/** Returns the folder of a pending change; a commit removes the suffix. */
export const begunDir = (siteDir: string, number: number) => path.join(changesDir(siteDir), `${number}.part`);
export const doneDir = (siteDir: string, number: number) => path.join(changesDir(siteDir), String(number));

export const journalFile = (folder: string) => path.join(folder, 'journal.json');
/** Returns the folder of the new files. Files are named by step: a flat folder syncs fast. */
export const newDir = (folder: string) => path.join(folder, 'new');
export const oldDir = (folder: string) => path.join(folder, 'old');
export const newFile = (folder: string, step: number) => path.join(newDir(folder), String(step));
export const oldFile = (folder: string, step: number) => path.join(oldDir(folder), String(step));
/** Returns the file with the versions of entries that the change replaced. */
export const beforeFile = (folder: string) => path.join(folder, 'before.json');
/** Returns a temporary name for a file before it is renamed into the release, not publicly readable. */
export const passingFile = (folder: string) => path.join(folder, 'passing');

/** Lists the numbers of the changes on the disk, ascending. */
export async function changeNumbers(siteDir: string): Promise<{ begun: number[]; done: number[] }> {
  const names = await readdir(changesDir(siteDir)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const numbersOf = (pattern: RegExp) =>
    names
      .flatMap((name) => pattern.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((one, other) => one - other);
  return { begun: numbersOf(/^(\d+)\.part$/u), done: numbersOf(/^(\d+)$/u) };
}
