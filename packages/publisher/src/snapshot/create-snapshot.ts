import { copyFile, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { isNotFound } from '@ochiq/service/error-code';
import { acquireSiteLock, type SiteLock } from '../transaction/site-lock.ts';
import { TransactionError } from '../transaction/transaction-error.ts';
import { linkTree } from './link-tree.ts';

const pollIntervalMs = 200;
/** Publishing a full site with all its images takes less. */
const maxWaitMs = 15 * 60_000;

const orIfMissing = <T>(other: T) => {
  return (error: unknown): T => {
    if (isNotFound(error)) return other;
    throw error;
  };
};

/** Waits for the site lock. @throws TransactionError it is held for longer than any change takes */
async function waitForSiteLock(siteDir: string, say: (line: string) => void, timeoutMs: number): Promise<SiteLock> {
  for (const began = performance.now(); ;) {
    try {
      return await acquireSiteLock(siteDir);
    } catch (error) {
      if (!(error instanceof TransactionError) || error.fault !== 'locked' || performance.now() - began > timeoutMs) throw error;
      say('Waiting until what is being published is live');
      await pause(pollIntervalMs);
    }
  }
}

async function linkFolder(siteDir: string, name: string, target: string): Promise<void> {
  const existing = await readdir(path.join(siteDir, name)).catch(orIfMissing(null));
  // The remains of an interrupted publication are left out.
  const snapshotEntries = existing?.filter((entry) => name !== 'releases' || !entry.endsWith('.part')) ?? [];
  await mkdir(path.join(target, name), { recursive: true });
  for (const entry of snapshotEntries) await linkTree(path.join(siteDir, name, entry), path.join(target, name, entry));
}

/**
 * Creates a snapshot of the published folder: the releases, which of them is current, and the journals of their
 * changes. A pending change is included, and is completed by the process that opens the copy. The search index is left
 * out: it can be rebuilt.
 * @param target a folder that does not exist yet; on the same disk it takes no space
 * @throws TransactionError, or an error of the disk
 */
export async function createSnapshot(siteDir: string, target: string, say: (line: string) => void, timeoutMs = maxWaitMs): Promise<void> {
  const lock = await waitForSiteLock(siteDir, say, timeoutMs);
  try {
    await linkFolder(siteDir, 'releases', target);
    await linkFolder(siteDir, 'changes', target);
    for (const name of ['made-from.json', 'comparison.json'])
      await copyFile(path.join(siteDir, name), path.join(target, name)).catch(orIfMissing(undefined));
    const current = await readlink(path.join(siteDir, 'current')).catch(orIfMissing(null));
    if (current !== null) await symlink(current, path.join(target, 'current'));
  } finally {
    await lock.release();
  }
}
