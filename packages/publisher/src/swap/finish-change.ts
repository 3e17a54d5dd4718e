import path from 'node:path';

import { releaseDir } from '../releases.ts';
import { begunDir, doneDir, journalFile } from './change-folders.ts';
import type { Disk } from './disk.ts';
import type { Journal } from './journal.ts';
import { putBack, putInPlace } from './put-in-place.ts';
import { diskError } from './swap-error.ts';

/** Describes a change that can neither be completed nor rolled back now. */
export const half = (number: number) => `Change ${number} is begun; it is finished before the next one and at the next start.`;

/**
 * Completes a change whose journal is written.
 * @throws TransactionError with the given outcome; the change stays pending
 */
export async function finishChange(siteDir: string, journal: Journal, disk: Disk, outcome: string): Promise<void> {
  const folder = begunDir(siteDir, journal.number);
  try {
    await disk.syncFolder(folder);
    await putInPlace(journal, { release: releaseDir(siteDir, journal.release), folder, disk }, outcome);
    // Not synced: if a power cut reverts the rename, the change is applied again with the same result.
    await disk.rename(folder, doneDir(siteDir, journal.number));
  } catch (error) {
    throw diskError(error, path.relative(siteDir, folder), outcome);
  }
}

/** Rolls back a change whose journal is written, and removes it. @throws TransactionError the change stays pending */
export async function abandonChange(siteDir: string, journal: Journal, disk: Disk): Promise<void> {
  const folder = begunDir(siteDir, journal.number);
  try {
    await putBack(journal, { release: releaseDir(siteDir, journal.release), folder, disk }, half(journal.number));
    await forgetChange(folder, disk);
  } catch (error) {
    throw diskError(error, path.relative(siteDir, folder), half(journal.number));
  }
}

/** Removes a change's folder: the journal first, since the rest means nothing without it. */
export async function forgetChange(folder: string, disk: Disk): Promise<void> {
  await disk.removeTree(journalFile(folder));
  await disk.removeTree(folder);
}
