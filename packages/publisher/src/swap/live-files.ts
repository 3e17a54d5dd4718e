import { lstatSync, type BigIntStats } from 'node:fs';
import path from 'node:path';

import { isMissing } from '@ochiq/service/error-code';
import { SwapError } from './swap-error.ts';
import { foldersAbove } from './tree-path.ts';

/** What is at a path itself, not where a link leads; `null` where nothing is. */
export function look(file: string): BigIntStats | null {
  try {
    return lstatSync(file, { bigint: true, throwIfNoEntry: false }) ?? null;
  } catch (error) {
    // A file may be where a folder was to be.
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether two names are the same file on the disk. */
export function isSameFile(one: string, other: string): boolean {
  const [first, second] = [look(one), look(other)];
  return first !== null && second !== null && first.ino === second.ino && first.dev === second.dev;
}

/**
 * The files of a release that are there, of those asked for.
 * @throws SwapError a folder or a link is where a file should be, or the other way round
 */
export function liveFiles(release: string, paths: readonly string[]): Map<string, BigIntStats> {
  const refuse = (name: string, is: string) => {
    throw new SwapError('wrong-path', `${name} in ${release} is not a ${is}. Publish the whole site again.`);
  };
  for (const name of new Set(paths.flatMap(foldersAbove))) {
    const found = look(path.join(release, name));
    if (found && !found.isDirectory()) refuse(name, 'folder, but a file is to be in it');
  }
  const files = new Map<string, BigIntStats>();
  for (const name of paths) {
    const found = look(path.join(release, name));
    if (found && !found.isFile()) refuse(name, 'file');
    if (found) files.set(name, found);
  }
  return files;
}
