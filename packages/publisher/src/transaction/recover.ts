import path from 'node:path';

import { runExclusive } from '@ochiq/service-kit/serial-queue';

import { getReleaseDir } from '../releases.ts';
import { getPendingDir, listChangeNumbers } from './change-folders.ts';
import { realFileSystem, type FileSystem } from './file-system.ts';
import { finishChange, forgetChange, describePendingChange } from './finish-change.ts';
import { readJournal } from './journal.ts';
import { inspectPath } from './find-live-files.ts';
import { toDiskError } from './transaction-error.ts';

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
