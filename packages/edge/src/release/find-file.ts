import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

import { toReleaseFile } from './to-release-file.ts';
import type { ReleaseFile } from '../headers/found-file.ts';
import { isNotFound } from '@ochiq/service/error-code';

/**
 * Finds the regular file at a path below a folder (itself a real path); undefined where there is none, or where a link
 * points out of the folder.
 */
export async function findFile(folder: string, path: string): Promise<ReleaseFile | undefined> {
  try {
    const realPath = await realpath(join(folder, path));
    if (!realPath.startsWith(folder + sep)) return undefined;
    return toReleaseFile(realPath, await stat(realPath, { bigint: true }));
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
