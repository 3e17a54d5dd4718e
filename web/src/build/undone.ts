import path from 'node:path';

import { collectUndoneVersions, undoneFolder, parseUndoneFiles, undoneFile, type UndoneVersion } from '@ochiq/contract/wire/undone-version';
import { readJsonFolder } from '@ochiq/service-kit/read-json-folder';

/**
 * Reads which versions of entries were undone on the published site: a build must not publish them again.
 * @param siteDir the folder of published releases; `null` where a build has no such folder
 */
export async function readUndone(siteDir: string | null): Promise<UndoneVersion[]> {
  if (siteDir === null) return [];
  const { undone, ended } = parseUndoneFiles(await readJsonFolder(path.join(siteDir, 'current', undoneFolder)), undoneFile);
  return collectUndoneVersions(undone, ended);
}
