import path from 'node:path';

import { touchedBy } from '../live/touched.ts';
import { publicIn } from '../live/live-release.ts';
import { currentRelease } from '../releases.ts';
import { changeNumbers, doneDir } from '../swap/change-folders.ts';
import { readJournal } from '../swap/journal.ts';
import type { SearchMark } from './search-mark.ts';

/** How the site stands: its release, and the changes of its files that are still known. */
export type SiteNow = SearchMark & {
  /** Where what readers get is. */
  publicDir: string;
  /** The numbers of the changes that are kept, ascending. */
  kept: readonly number[];
};

/** @returns `null` where nothing is published */
export async function siteNow(siteDir: string): Promise<SiteNow | null> {
  // The changes first: what comes in between is seen the next time.
  const { done } = await changeNumbers(siteDir);
  const folder = await currentRelease(siteDir);
  if (folder === null) return null;
  return { release: path.basename(folder), change: done.at(-1) ?? 0, publicDir: publicIn(folder), kept: done };
}

/**
 * The files of the release that were written or removed since then, by their path in it.
 * @returns `null` where the site's own journals don't tell: it was built anew, or they have forgotten
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

/** The pages that were written or removed since then; `null` where the journals don't tell. */
export async function pagesSince(siteDir: string, then: SearchMark, now: SiteNow): Promise<string[] | null> {
  const files = await filesSince(siteDir, then, now);
  return files && [...touchedBy(files).pages];
}
