import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

import { fileFacts } from './file-facts.ts';
import type { FoundFile } from '../rules/found-file.ts';
import { isMissing } from './is-missing.ts';

/**
 * Finds the regular file at a path below a folder (itself a real path); undefined where there is none, or where a link
 * points out of the folder.
 */
export async function findFile(folder: string, path: string): Promise<FoundFile | undefined> {
  try {
    const realPath = await realpath(join(folder, path));
    if (!realPath.startsWith(folder + sep)) return undefined;
    return fileFacts(realPath, await stat(realPath, { bigint: true }));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
