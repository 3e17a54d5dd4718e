import path from 'node:path';

import { releaseDir } from '../releases.ts';
import { begunDir, changeNumbers } from './change-folders.ts';
import { realDisk, type Disk } from './disk.ts';
import { finishChange, forgetChange, half } from './finish-change.ts';
import { inTurn } from './in-turn.ts';
import { readJournal } from './journal.ts';
import { look } from './live-files.ts';
import { diskError } from './swap-error.ts';

/** The numbers of the changes that were completed, and of those dropped without a journal. */
export type Recovery = { finished: number[]; dropped: number[] };

/** Recovers without the per-site queue of `runExclusive`. */
export async function recoverNow(siteDir: string, disk: Disk): Promise<Recovery> {
  const recovery: Recovery = { finished: [], dropped: [] };
  for (const number of (await changeNumbers(siteDir)).begun) {
    const folder = begunDir(siteDir, number);
    const journal = await readJournal(folder);
    // A removed release needs no change any more.
    if (journal && look(releaseDir(siteDir, journal.release))) {
      await finishChange(siteDir, journal, disk, half(number));
      recovery.finished.push(number);
      continue;
    }
    try {
      await forgetChange(folder, disk);
    } catch (error) {
      throw diskError(error, path.relative(siteDir, folder), 'It is left from an interrupted change, which is not on the site.');
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
export async function recover(siteDir: string, disk = realDisk): Promise<Recovery> {
  return inTurn(siteDir, () => recoverNow(siteDir, disk));
}
