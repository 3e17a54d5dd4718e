import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { endedFile, collectUndoneVersions, undoneFile, type UndoneVersion } from '@ochiq/contract/wire/undone-version';
import { isNotFound } from '@ochiq/service-kit/errors';

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/**
 * Reads which versions of entries were undone on the published site: a build must not publish them again.
 * @param siteDir the folder of published releases; `null` where a build has no such folder
 */
export async function readUndone(siteDir: string | null): Promise<UndoneVersion[]> {
  if (siteDir === null) return [];
  const folder = path.join(siteDir, 'current', 'held');
  const names: string[] = await readdir(folder).catch((error: unknown) => {
    if (isNotFound(error)) return [];
    throw error;
  });
  const files = names.flatMap((name) => (/^\d+\.json$/u.test(name) ? [name] : []));
  const read = async (name: string) => [Number.parseInt(name, 10), undoneFile.parse(await readJson(path.join(folder, name)))] as const;
  const ended = names.includes('ended.json') ? endedFile.parse(await readJson(path.join(folder, 'ended.json'))) : [];
  return collectUndoneVersions(new Map(await Promise.all(files.map(read))), new Set(ended));
}
