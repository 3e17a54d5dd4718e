import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

import { codeOfRelease } from './kept-assets.ts';
import { oldReleases } from './old-releases.ts';

const releasesDir = (siteDir: string) => path.join(siteDir, 'releases');
const currentLink = (siteDir: string) => path.join(siteDir, 'current');

export const releaseDir = (siteDir: string, id: string) => path.join(releasesDir(siteDir), id);

/** Returns the folder of the current release; `null` before the first one. */
export async function currentRelease(siteDir: string): Promise<string | null> {
  const target = await readlink(currentLink(siteDir)).catch(() => null);
  return target === null ? null : path.resolve(siteDir, target);
}

/** Switches the current release by one rename, so that there is no moment without one. */
export async function switchTo(siteDir: string, id: string): Promise<void> {
  const next = `${currentLink(siteDir)}.next`;
  await rm(next, { force: true });
  await symlink(path.join('releases', id), next);
  await rename(next, currentLink(siteDir));
}

const isPart = (id: string) => id.endsWith('.part');

/** Removes releases beyond the retained ones, and the remains of an interrupted publication. */
export async function removeOldReleases(siteDir: string, currentId: string): Promise<void> {
  const others = (await readdir(releasesDir(siteDir))).filter((id) => id !== currentId);
  const newestFirst = [
    currentId,
    ...others
      .filter((id) => !isPart(id))
      .sort()
      .reverse(),
  ];
  // A release with a corrupt list counts as a code revision of its own.
  const codeOf = (id: string) => codeOfRelease(releaseDir(siteDir, id)).catch(() => null);
  const releases = await Promise.all(newestFirst.map(async (id) => ({ id, code: await codeOf(id) })));
  const old = [...others.filter(isPart), ...oldReleases(releases)];
  await Promise.all(old.map((id) => rm(releaseDir(siteDir, id), { recursive: true, force: true })));
}
