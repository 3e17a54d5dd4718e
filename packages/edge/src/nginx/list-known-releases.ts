import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';

import { release } from '@ochiq/contract/wire/site-facts';
import { getErrorMessage, isMissingFile } from '@ochiq/service-kit/errors';

import type { KnownRelease } from './env.ts';

/** Returns the real path; undefined where there is none. */
async function findRealPath(path: string): Promise<string | undefined> {
  return realpath(path).catch((error: unknown) => {
    if (isMissingFile(error)) return undefined;
    throw error;
  });
}

async function readKnownRelease(folder: string): Promise<KnownRelease | undefined> {
  try {
    const { scriptHashes, styleHashes, redirects } = release.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
    return { folder: await realpath(join(folder, 'public')), scriptHashes, styleHashes, redirected: redirects.map(({ from }) => from) };
  } catch (error) {
    // A release that is being written or deleted.
    if (isMissingFile(error)) return undefined;
    throw new Error(`The release in ${folder} cannot be read: ${getErrorMessage(error)}`, { cause: error });
  }
}

/**
 * Finds the mark of a release by its path through `current`, where it is the current one. The publisher puts into every
 * release an empty file of the release's own name: that it is there tells which release `current` links to.
 */
async function findMark(siteDir: string, id: string): Promise<string | undefined> {
  const mark = join(siteDir, 'current', id);
  return (await findRealPath(mark)) === undefined ? undefined : mark;
}

/**
 * Lists the releases of a published folder, with what nginx needs of them.
 * @throws one of them is corrupt
 */
export async function listKnownReleases(siteDir: string): Promise<KnownRelease[]> {
  const folder = join(siteDir, 'releases');
  const ids = await readdir(folder).catch((error: unknown) => {
    if (isMissingFile(error)) return [];
    throw error;
  });
  const knownReleasesOrGaps = await Promise.all(
    ids.sort().map(async (id) => {
      const known = await readKnownRelease(join(folder, id));
      return known && { ...known, mark: await findMark(siteDir, id) };
    }),
  );
  return knownReleasesOrGaps.filter((one) => one !== undefined);
}
