import { lstatSync, type BigIntStats } from 'node:fs';
import path from 'node:path';

import { isMissingFile } from '@ochiq/service-kit/errors';
import { TransactionError } from './transaction-error.ts';
import { listParentFolders } from './tree-path.ts';

/** Returns the stats of a path without following links; `null` where nothing exists. */
export function inspectPath(file: string): BigIntStats | null {
  try {
    return lstatSync(file, { bigint: true, throwIfNoEntry: false }) ?? null;
  } catch (error) {
    // A parent of the path may be a file.
    if (isMissingFile(error)) return null;
    throw error;
  }
}

/** Returns whether two names are the same file on the disk. */
export function isSameFile(one: string, other: string): boolean {
  const [first, second] = [inspectPath(one), inspectPath(other)];
  return first !== null && second !== null && first.ino === second.ino && first.dev === second.dev;
}

/**
 * Finds those files of a release that exist.
 * @throws TransactionError a folder or a link is where a file should be, or the other way round
 */
export function findLiveFiles(release: string, paths: readonly string[]): Map<string, BigIntStats> {
  const refuse = (name: string, is: string) => {
    throw new TransactionError('wrong-path', `${name} in ${release} is not a ${is}. Publish the whole site again.`);
  };
  for (const name of new Set(paths.flatMap(listParentFolders))) {
    const stats = inspectPath(path.join(release, name));
    if (stats && !stats.isDirectory()) refuse(name, 'folder, but a file is to be in it');
  }
  const files = new Map<string, BigIntStats>();
  for (const name of paths) {
    const stats = inspectPath(path.join(release, name));
    if (stats && !stats.isFile()) refuse(name, 'file');
    if (stats) files.set(name, stats);
  }
  return files;
}
