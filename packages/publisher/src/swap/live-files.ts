import { lstatSync, type BigIntStats } from 'node:fs';
import path from 'node:path';

import { isMissing } from '@ochiq/service/error-code';
import { SwapError } from './swap-error.ts';
import { foldersAbove } from './tree-path.ts';

/** Returns the stats of a path without following links; `null` where nothing exists. */
export function look(file: string): BigIntStats | null {
  try {
    return lstatSync(file, { bigint: true, throwIfNoEntry: false }) ?? null;
  } catch (error) {
    // A parent of the path may be a file.
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Returns whether two names are the same file on the disk. */
export function isSameFile(one: string, other: string): boolean {
  const [first, second] = [look(one), look(other)];
  return first !== null && second !== null && first.ino === second.ino && first.dev === second.dev;
}

/**
 * Finds those files of a release that exist.
 * @throws TransactionError a folder or a link is where a file should be, or the other way round
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
