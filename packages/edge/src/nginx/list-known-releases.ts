import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';

import { release } from '@ochiq/contract/wire/site-facts';
import { getErrorMessage, isNotFound } from '@ochiq/service-kit/errors';

import type { KnownRelease } from './env.ts';

async function readKnownRelease(folder: string): Promise<KnownRelease | undefined> {
  try {
    const { scriptHashes, styleHashes, redirects } = release.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
    return { folder: await realpath(join(folder, 'public')), scriptHashes, styleHashes, redirected: redirects.map(({ from }) => from) };
  } catch (error) {
    // A release that is being written or deleted.
    if (isNotFound(error)) return undefined;
    throw new Error(`The release in ${folder} cannot be read: ${getErrorMessage(error)}`, { cause: error });
  }
}

/**
 * Lists the releases of a published folder, with what nginx needs of them.
 * @throws one of them is corrupt
 */
export async function listKnownReleases(siteDir: string): Promise<KnownRelease[]> {
  const folder = join(siteDir, 'releases');
  const ids = await readdir(folder).catch((error: unknown) => {
    if (isNotFound(error)) return [];
    throw error;
  });
  const knownReleasesOrGaps = await Promise.all(ids.sort().map((id) => readKnownRelease(join(folder, id))));
  return knownReleasesOrGaps.filter((one) => one !== undefined);
}
