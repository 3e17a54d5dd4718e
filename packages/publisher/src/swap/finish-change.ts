import path from 'node:path';

import { releaseDir } from '../releases.ts';
import { begunDir, doneDir, journalFile } from './change-folders.ts';
import type { Disk } from './disk.ts';
import type { Journal } from './journal.ts';
import { putBack, putInPlace } from './put-in-place.ts';
import { diskError } from './swap-error.ts';

/** What becomes of a change that can neither be carried out nor taken back now. */
export const half = (number: number) => `Change ${number} is begun; it is finished before the next one and at the next start.`;

/** Carries out a change that is decided on. @throws SwapError with the outcome that is given; the change stays begun */
export async function finishChange(siteDir: string, journal: Journal, disk: Disk, outcome: string): Promise<void> {
  const folder = begunDir(siteDir, journal.number);
  try {
    await disk.syncFolder(folder);
    await putInPlace(journal, { release: releaseDir(siteDir, journal.release), folder, disk }, outcome);
    // Not made safe: when a power cut takes the new name back, the change is carried out once more and nothing differs.
    await disk.rename(folder, doneDir(siteDir, journal.number));
  } catch (error) {
    throw diskError(error, path.relative(siteDir, folder), outcome);
  }
}

/** Goes back to before a change that is decided on and forgets it. @throws SwapError the change stays begun */
export async function abandonChange(siteDir: string, journal: Journal, disk: Disk): Promise<void> {
  const folder = begunDir(siteDir, journal.number);
  try {
    await putBack(journal, { release: releaseDir(siteDir, journal.release), folder, disk }, half(journal.number));
    await forgetChange(folder, disk);
  } catch (error) {
    throw diskError(error, path.relative(siteDir, folder), half(journal.number));
  }
}

/** Removes a change's folder: the journal first, as without it the rest counts for nothing. */
export async function forgetChange(folder: string, disk: Disk): Promise<void> {
  await disk.removeTree(journalFile(folder));
  await disk.removeTree(folder);
}
