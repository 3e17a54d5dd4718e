import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';

import { release } from '@ochiq/contract/site-facts';

import { errorText } from '../error-text.ts';
import { isMissing } from '../site/is-missing.ts';
import type { KnownRelease } from './settings.ts';

async function knownRelease(folder: string): Promise<KnownRelease | undefined> {
  try {
    const { scriptHashes, styleHashes, redirects } = release.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
    return { folder: await realpath(join(folder, 'public')), scriptHashes, styleHashes, redirected: redirects.map(({ from }) => from) };
  } catch (error) {
    // A release that is being written or deleted.
    if (isMissing(error)) return undefined;
    throw new Error(`The release in ${folder} cannot be read: ${errorText(error)}`, { cause: error });
  }
}

/**
 * Lists the releases of a published folder, with what nginx needs of them.
 * @throws one of them is corrupt
 */
export async function knownReleases(siteDir: string): Promise<KnownRelease[]> {
  const folder = join(siteDir, 'releases');
  const ids = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const found = await Promise.all(ids.sort().map((id) => knownRelease(join(folder, id))));
  return found.filter((one) => one !== undefined);
}
