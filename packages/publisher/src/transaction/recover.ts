import path from 'node:path';

import { runExclusive } from '@ochiq/service-kit/serial-queue';

import { getReleaseDir } from '../releases.ts';
import { getCommittedDir, getJournalFile, getPendingDir, type Journal, listChangeNumbers, readJournal } from './journal.ts';
import { type FileSystem, realFileSystem } from './file-system.ts';
import { inspectPath } from './find-live-files.ts';
import { toDiskError } from './transaction-error.ts';
import { applySteps, rollbackSteps } from './apply-steps.ts';

/** Describes a change that can neither be completed nor rolled back now. */
const describePendingChange = (number: number) => `Change ${number} is begun; it is finished before the next one and at the next start.`;

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

/** The numbers of the changes that were completed, and of those dropped without a journal. */
export type Recovery = { finished: number[]; dropped: number[] };

/** Recovers without the per-site queue of `runExclusive`. */
export async function recoverNow(siteDir: string, fileSystem: FileSystem): Promise<Recovery> {
  const recovery: Recovery = { finished: [], dropped: [] };
  for (const number of (await listChangeNumbers(siteDir)).begun) {
    const folder = getPendingDir(siteDir, number);
    const journal = await readJournal(folder);
    // A removed release needs no change any more.
    if (journal && inspectPath(getReleaseDir(siteDir, journal.release))) {
      await finishChange(siteDir, journal, fileSystem, describePendingChange(number));
      recovery.finished.push(number);
      continue;
    }
    try {
      await forgetChange(folder, fileSystem);
    } catch (error) {
      throw toDiskError(error, path.relative(siteDir, folder), 'It is left from an interrupted change, which is not on the site.');
    }
    recovery.dropped.push(number);
  }
  return recovery;
}

/**
 * Recovers from a crash: completes a change whose journal was written, and drops any other. May itself be interrupted
 * anywhere and called again. Requires the site lock.
 * @throws TransactionError a change can't be completed; it stays pending
 */
export async function recover(siteDir: string, fileSystem = realFileSystem): Promise<Recovery> {
  return runExclusive(path.resolve(siteDir), () => recoverNow(siteDir, fileSystem));
}
