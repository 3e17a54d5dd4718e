import { copyFile, mkdir, readdir, readlink, symlink, link, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { constants } from 'node:fs';

import { isMissingFile, getErrorCode } from '@ochiq/service-kit/errors';

import { acquireSiteLock, type SiteLock } from '../transaction/site-lock.ts';
import { TransactionError } from '../transaction/transaction-error.ts';
import { mapConcurrent } from '../transaction/map-concurrent.ts';

/** Errors that require a copy: another disk, a file system without hard links, too many links. */
const needCopy = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP']);

async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!needCopy.has(getErrorCode(error) ?? '')) throw error;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    const { atimeMs, mtimeMs } = await stat(from);
    await utimes(to, atimeMs / 1000, mtimeMs / 1000);
  }
}

/** Hard-links everything in a folder into another: published files are replaced by renaming, never written into. */
async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory())) await linkTree(path.join(from, name), path.join(to, name));
  const links = entries.filter((entry) => entry.isSymbolicLink());
  for (const { name } of links) await symlink(await readlink(path.join(from, name)), path.join(to, name));
  const files = entries.filter((entry) => entry.isFile());
  await mapConcurrent(files, ({ name }) => linkFile(path.join(from, name), path.join(to, name)));
}

const pollIntervalMs = 200;
/** Publishing a full site with all its images takes less. */
const maxWaitMs = 15 * 60_000;

const orIfMissing = <T>(other: T) => {
  return (error: unknown): T => {
    if (isMissingFile(error)) return other;
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
