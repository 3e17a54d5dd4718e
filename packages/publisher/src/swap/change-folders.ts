import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { isMissing } from '@ochiq/service/error-code';

export const changesDir = (siteDir: string) => path.join(siteDir, 'changes');

/** The folder of a change that is being made; it loses the suffix when the change is done. */
export const begunDir = (siteDir: string, number: number) => path.join(changesDir(siteDir), `${number}.part`);
export const doneDir = (siteDir: string, number: number) => path.join(changesDir(siteDir), String(number));

export const journalFile = (folder: string) => path.join(folder, 'journal.json');
/** The new files, and links to the old ones, are named after their step: one flat folder is quick to make safe. */
export const newDir = (folder: string) => path.join(folder, 'new');
export const oldDir = (folder: string) => path.join(folder, 'old');
export const newFile = (folder: string, step: number) => path.join(newDir(folder), String(step));
export const oldFile = (folder: string, step: number) => path.join(oldDir(folder), String(step));
/** The versions of entries that the change replaced. */
export const beforeFile = (folder: string) => path.join(folder, 'before.json');
/** A name for a file on its way into the release, outside of what readers can ask for. */
export const passingFile = (folder: string) => path.join(folder, 'passing');

/** The numbers of the changes on the disk, ascending. */
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
