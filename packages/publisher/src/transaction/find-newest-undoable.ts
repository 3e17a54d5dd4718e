import path from 'node:path';

import { getCurrentRelease } from '../releases.ts';
import { readCommittedJournals } from './list-changes.ts';
import { findUndoConflict } from './find-undo-conflict.ts';

/**
 * Finds the newest change of the current release that can be undone and is not an undo itself; `null` where there is
 * none.
 * @throws TransactionError a journal is corrupt
 */
export async function findNewestUndoable(siteDir: string): Promise<number | null> {
  const release = path.basename((await getCurrentRelease(siteDir)) ?? '');
  const journals = (await readCommittedJournals(siteDir)).filter((journal) => journal.release === release);
  const candidate = journals.toReversed().find((journal) => journal.undoes === null && findUndoConflict(journal, journals) === null);
  return candidate?.number ?? null;
}
