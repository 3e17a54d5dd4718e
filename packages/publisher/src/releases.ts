import { readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

import { readReleaseCode } from './kept-assets.ts';

/** How many code releases are retained for a rollback. */
const maxCodeReleases = 10;

type ReleaseSummary = {
  id: string;
  /** Its code revision; `null` where unknown, which counts as a revision of its own. */
  code: string | null;
};

/**
 * Selects the releases to remove. Retains the last two, and the newest of each of the last code revisions, so that
 * builds of the same code for another day or content do not displace the others.
 * @param newestFirst begins with the current one
 */
export function selectOldReleases(newestFirst: readonly ReleaseSummary[]): string[] {
  const seen = new Set<string>();
  return newestFirst.flatMap(({ id, code }, index) => {
    const isNew = code === null || !seen.has(code);
    if (isNew && seen.size < maxCodeReleases) {
      seen.add(code ?? `release ${id}`);
      return [];
    }
    return index < 2 ? [] : [id];
  });
}

const getReleasesDir = (siteDir: string) => path.join(siteDir, 'releases');
const getCurrentLink = (siteDir: string) => path.join(siteDir, 'current');

export const getReleaseDir = (siteDir: string, id: string) => path.join(getReleasesDir(siteDir), id);

/** Returns the folder of the current release; `null` before the first one. */
export async function getCurrentRelease(siteDir: string): Promise<string | null> {
  const target = await readlink(getCurrentLink(siteDir)).catch(() => null);
  return target === null ? null : path.resolve(siteDir, target);
}

/** Switches the current release by one rename, so that there is no moment without one. */
export async function switchRelease(siteDir: string, id: string): Promise<void> {
  const next = `${getCurrentLink(siteDir)}.next`;
  await rm(next, { force: true });
  await symlink(path.join('releases', id), next);
  await rename(next, getCurrentLink(siteDir));
}

const isPartial = (id: string) => id.endsWith('.part');

/** Removes releases beyond the retained ones, and the remains of an interrupted publication. */
export async function removeOldReleases(siteDir: string, currentId: string): Promise<void> {
  const others = (await readdir(getReleasesDir(siteDir))).filter((id) => id !== currentId);
  const newestFirst = [
    currentId,
    ...others
      .filter((id) => !isPartial(id))
      .sort()
      .reverse(),
  ];
  // A release with a corrupt list counts as a code revision of its own.
  const readCode = (id: string) => readReleaseCode(getReleaseDir(siteDir, id)).catch(() => null);
  const releases = await Promise.all(newestFirst.map(async (id) => ({ id, code: await readCode(id) })));
  const old = [...others.filter(isPartial), ...selectOldReleases(releases)];
  await Promise.all(old.map((id) => rm(getReleaseDir(siteDir, id), { recursive: true, force: true })));
}
