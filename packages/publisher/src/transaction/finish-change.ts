import path from 'node:path';

import { getReleaseDir } from '../releases.ts';
import { getPendingDir, getCommittedDir, getJournalFile } from './change-folders.ts';
import type { FileSystem } from './file-system.ts';
import type { Journal } from './journal.ts';
import { rollbackSteps, applySteps } from './apply-steps.ts';
import { toDiskError } from './transaction-error.ts';

/** Describes a change that can neither be completed nor rolled back now. */
export const describePendingChange = (number: number) =>
  `Change ${number} is begun; it is finished before the next one and at the next start.`;

/**
 * Completes a change whose journal is written.
 * @throws TransactionError with the given outcome; the change stays pending
 */
export async function finishChange(siteDir: string, journal: Journal, fileSystem: FileSystem, outcome: string): Promise<void> {
  const folder = getPendingDir(siteDir, journal.number);
  try {
    await fileSystem.syncFolder(folder);
    await applySteps(journal, { release: getReleaseDir(siteDir, journal.release), folder, fileSystem }, outcome);
    // Not synced: if a power cut reverts the rename, the change is applied again with the same result.
    await fileSystem.rename(folder, getCommittedDir(siteDir, journal.number));
  } catch (error) {
    throw toDiskError(error, path.relative(siteDir, folder), outcome);
  }
}

/** Rolls back a change whose journal is written, and removes it. @throws TransactionError the change stays pending */
export async function rollbackChange(siteDir: string, journal: Journal, fileSystem: FileSystem): Promise<void> {
  const folder = getPendingDir(siteDir, journal.number);
  try {
    await rollbackSteps(
      journal,
      { release: getReleaseDir(siteDir, journal.release), folder, fileSystem },
      describePendingChange(journal.number),
    );
    await forgetChange(folder, fileSystem);
  } catch (error) {
    throw toDiskError(error, path.relative(siteDir, folder), describePendingChange(journal.number));
  }
}

/** Removes a change's folder: the journal first, since the rest means nothing without it. */
export async function forgetChange(folder: string, fileSystem: FileSystem): Promise<void> {
  await fileSystem.removeTree(getJournalFile(folder));
  await fileSystem.removeTree(folder);
}
