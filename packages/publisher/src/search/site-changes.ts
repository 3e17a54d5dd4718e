import path from 'node:path';

import { touchedBy } from '../live/touched.ts';
import { publicIn } from '../live/live-release.ts';
import { currentRelease } from '../releases.ts';
import { changeNumbers, doneDir } from '../swap/change-folders.ts';
import { readJournal } from '../swap/journal.ts';
import type { SearchMark } from './search-mark.ts';

/** A snapshot of the site: its release, and the retained changes of its files. */
export type SiteNow = SearchMark & {
  /** The public folder of the release. */
  publicDir: string;
  /** The numbers of the retained changes, ascending. */
  kept: readonly number[];
};

/** Reads a snapshot. @returns `null` where nothing is published */
export async function siteNow(siteDir: string): Promise<SiteNow | null> {
  // Changes first: one in between is seen the next time.
  const { done } = await changeNumbers(siteDir);
  const folder = await currentRelease(siteDir);
  if (folder === null) return null;
  return { release: path.basename(folder), change: done.at(-1) ?? 0, publicDir: publicIn(folder), kept: done };
}

/**
 * Lists the files of the release that were written or removed since a checkpoint, by path.
 * @returns `null` where the journals do not reach back: after a rebuild, or when they were pruned
 */
export async function filesSince(siteDir: string, then: SearchMark, now: SiteNow): Promise<string[] | null> {
  const [oldest = now.change + 1] = now.kept;
  if (then.release !== now.release || then.change > now.change || oldest > then.change + 1) return null;
  const files = new Set<string>();
  for (const number of now.kept.filter((one) => one > then.change)) {
    const journal = await readJournal(doneDir(siteDir, number));
    if (!journal) return null;
    if (journal.release === now.release) for (const step of journal.steps) files.add(step.path);
  }
  return [...files];
}

/** Lists the pages that were written or removed since a checkpoint; `null` where the journals do not reach back. */
export async function pagesSince(siteDir: string, then: SearchMark, now: SiteNow): Promise<string[] | null> {
  const files = await filesSince(siteDir, then, now);
  return files && [...touchedBy(files).pages];
}
