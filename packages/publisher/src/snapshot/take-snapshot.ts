import { copyFile, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { isMissing } from '@ochiq/service/error-code';
import { takeSiteLock, type SiteLock } from '../swap/site-lock.ts';
import { SwapError } from '../swap/swap-error.ts';
import { linkTree } from './link-tree.ts';

const lookEveryMs = 200;
/** Publishing a full site with all its images takes less. */
const longestMs = 15 * 60_000;

const orMissing = <T>(other: T) => {
  return (error: unknown): T => {
    if (isMissing(error)) return other;
    throw error;
  };
};

/** Waits for the site lock. @throws TransactionError it is held for longer than any change takes */
async function lockPatiently(siteDir: string, say: (line: string) => void, patienceMs: number): Promise<SiteLock> {
  for (const began = performance.now(); ;) {
    try {
      return await takeSiteLock(siteDir);
    } catch (error) {
      if (!(error instanceof SwapError) || error.fault !== 'locked' || performance.now() - began > patienceMs) throw error;
      say('Waiting until what is being published is live');
      await pause(lookEveryMs);
    }
  }
}

async function linkFolder(siteDir: string, name: string, target: string): Promise<void> {
  const there = await readdir(path.join(siteDir, name)).catch(orMissing(null));
  // The remains of an interrupted publication are left out.
  const wanted = there?.filter((entry) => name !== 'releases' || !entry.endsWith('.part')) ?? [];
  await mkdir(path.join(target, name), { recursive: true });
  for (const entry of wanted) await linkTree(path.join(siteDir, name, entry), path.join(target, name, entry));
}

/**
 * Creates a snapshot of the published folder: the releases, which of them is current, and the journals of their
 * changes. A pending change is included, and is completed by the process that opens the copy. The search index is left
 * out: it can be rebuilt.
 * @param target a folder that does not exist yet; on the same disk it takes no space
 * @throws TransactionError, or an error of the disk
 */
export async function takeSnapshot(siteDir: string, target: string, say: (line: string) => void, patienceMs = longestMs): Promise<void> {
  const lock = await lockPatiently(siteDir, say, patienceMs);
  try {
    await linkFolder(siteDir, 'releases', target);
    await linkFolder(siteDir, 'changes', target);
    for (const name of ['made-from.json', 'comparison.json'])
      await copyFile(path.join(siteDir, name), path.join(target, name)).catch(orMissing(undefined));
    const current = await readlink(path.join(siteDir, 'current')).catch(orMissing(null));
    if (current !== null) await symlink(current, path.join(target, 'current'));
  } finally {
    await lock.release();
  }
}
