import path from 'node:path';

import { currentRelease } from '../releases.ts';
import { doneJournals } from './list-changes.ts';
import { undoHindrance } from './undo-hindrance.ts';

/**
 * Finds the newest change of the current release that can be undone and is not an undo itself; `null` where there is
 * none.
 * @throws TransactionError a journal is corrupt
 */
export async function newestUndoable(siteDir: string): Promise<number | null> {
  const release = path.basename((await currentRelease(siteDir)) ?? '');
  const journals = (await doneJournals(siteDir)).filter((journal) => journal.release === release);
  const found = journals.toReversed().find((journal) => journal.undoes === null && undoHindrance(journal, journals) === null);
  return found?.number ?? null;
}
