import type { BigIntStats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import path from 'node:path';

import { isMissing } from './error-code.ts';
import { inBatches } from './in-batches.ts';
import { SwapError } from './swap-error.ts';
import { foldersAbove } from './tree-path.ts';

/** What is at a path itself, not where a link leads; `null` where nothing is. */
export async function look(file: string): Promise<BigIntStats | null> {
  return lstat(file, { bigint: true }).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/** Whether two names are the same file on the disk. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([look(one), look(other)]);
  return first !== null && second !== null && first.ino === second.ino && first.dev === second.dev;
}

/**
 * The files of a release that are there, of those asked for.
 * @throws SwapError a folder or a link is where a file should be, or the other way round
 */
export async function liveFiles(release: string, paths: readonly string[]): Promise<Map<string, BigIntStats>> {
  const refuse = (name: string, is: string) => {
    throw new SwapError('wrong-path', `${name} in ${release} is not a ${is}. Publish the whole site again.`);
  };
  const folders = [...new Set(paths.flatMap(foldersAbove))];
  await inBatches(folders, async (name) => {
    const found = await look(path.join(release, name));
    if (found && !found.isDirectory()) refuse(name, 'folder, but a file is to be in it');
  });
  const files = new Map<string, BigIntStats>();
  await inBatches(paths, async (name) => {
    const found = await look(path.join(release, name));
    if (found && !found.isFile()) refuse(name, 'file');
    if (found) files.set(name, found);
  });
  return files;
}
