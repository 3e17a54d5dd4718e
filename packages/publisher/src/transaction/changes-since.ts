import path from 'node:path';

import { findAffectedOutputs } from '../undo/affected-outputs.ts';
import { getPublicDir } from '../state/live-release.ts';
import { getCurrentRelease } from '../releases.ts';
import { getCommittedDir, listChangeNumbers, readJournal } from './journal.ts';
import type { IndexCheckpoint } from '../search/index-checkpoint.ts';

/** A snapshot of the site: its release, and the retained changes of its files. */
export type SiteSnapshot = IndexCheckpoint & {
  /** The public folder of the release. */
  publicDir: string;
  /** The numbers of the retained changes, ascending. */
  retainedChanges: readonly number[];
};

/** Reads a snapshot. @returns `null` where nothing is published */
export async function readSiteSnapshot(siteDir: string): Promise<SiteSnapshot | null> {
  // Changes first: one in between is seen the next time.
  const { done } = await listChangeNumbers(siteDir);
  const folder = await getCurrentRelease(siteDir);
  if (folder === null) return null;
  return { release: path.basename(folder), change: done.at(-1) ?? 0, publicDir: getPublicDir(folder), retainedChanges: done };
}

/**
 * Lists the files of the release that were written or removed since a checkpoint, by path.
 * @returns `null` where the journals do not reach back: after a rebuild, or when they were pruned
 */
export async function listFilesChangedSince(siteDir: string, then: IndexCheckpoint, now: SiteSnapshot): Promise<string[] | null> {
  const [oldest = now.change + 1] = now.retainedChanges;
  if (then.release !== now.release || then.change > now.change || oldest > then.change + 1) return null;
  const files = new Set<string>();
  for (const number of now.retainedChanges.filter((one) => one > then.change)) {
    const journal = await readJournal(getCommittedDir(siteDir, number));
    if (!journal) return null;
    if (journal.release === now.release) for (const step of journal.steps) files.add(step.path);
  }
  return [...files];
}

/** Lists the pages that were written or removed since a checkpoint; `null` where the journals do not reach back. */
export async function listPagesChangedSince(siteDir: string, then: IndexCheckpoint, now: SiteSnapshot): Promise<string[] | null> {
  const files = await listFilesChangedSince(siteDir, then, now);
  return files && [...findAffectedOutputs(files).pages];
}
