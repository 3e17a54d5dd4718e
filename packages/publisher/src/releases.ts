import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/** How many code releases are kept to go back to. */
const kept = 10;

const releasesDir = (siteDir: string) => path.join(siteDir, 'releases');
const currentLink = (siteDir: string) => path.join(siteDir, 'current');

export const releaseDir = (siteDir: string, id: string) => path.join(releasesDir(siteDir), id);

/** The folder of the release that readers get; `null` before the first one. */
export async function currentRelease(siteDir: string): Promise<string | null> {
  const target = await readlink(currentLink(siteDir)).catch(() => null);
  return target === null ? null : path.resolve(siteDir, target);
}

/** Makes a release the one that readers get: one rename, so that there is no moment between the two. */
export async function switchTo(siteDir: string, id: string): Promise<void> {
  const next = `${currentLink(siteDir)}.next`;
  await rm(next, { force: true });
  await symlink(path.join('releases', id), next);
  await rename(next, currentLink(siteDir));
}

/** Removes the oldest releases beyond the kept ones, and what an interrupted publication left. */
export async function removeOldReleases(siteDir: string, currentId: string): Promise<void> {
  const ids = (await readdir(releasesDir(siteDir))).filter((id) => id !== currentId).sort();
  const finished = ids.filter((id) => !id.endsWith('.part'));
  const old = [...ids.filter((id) => id.endsWith('.part')), ...finished.slice(0, Math.max(0, finished.length - (kept - 1)))];
  await Promise.all(old.map((id) => rm(releaseDir(siteDir, id), { recursive: true, force: true })));
}
