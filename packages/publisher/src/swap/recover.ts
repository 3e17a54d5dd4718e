import path from 'node:path';

import { releaseDir } from '../releases.ts';
import { begunDir, changeNumbers } from './change-folders.ts';
import { realDisk, type Disk } from './disk.ts';
import { finishChange, forgetChange, half } from './finish-change.ts';
import { inTurn } from './in-turn.ts';
import { readJournal } from './journal.ts';
import { look } from './live-files.ts';
import { diskError } from './swap-error.ts';

/** The numbers of the changes that were carried out now, and of those that were never decided on. */
export type Recovery = { finished: number[]; dropped: number[] };

/** The same without waiting for its turn. */
export async function recoverNow(siteDir: string, disk: Disk): Promise<Recovery> {
  const recovery: Recovery = { finished: [], dropped: [] };
  for (const number of (await changeNumbers(siteDir)).begun) {
    const folder = begunDir(siteDir, number);
    const journal = await readJournal(folder);
    // A release that was removed since needs no change any more.
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
 * Finishes what a crash interrupted: a change whose journal was there is carried out, any other is forgotten.
 * May itself be interrupted anywhere and called again. Only for whoever holds the site's lock.
 * @throws SwapError a change can't be finished; it stays begun
 */
export async function recover(siteDir: string, disk = realDisk): Promise<Recovery> {
  return inTurn(siteDir, () => recoverNow(siteDir, disk));
}
