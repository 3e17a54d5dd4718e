import type { AppliedChange } from './applied-change.ts';
import { carryOut } from './carry-out.ts';
import { realDisk } from './disk.ts';
import { inTurn } from './in-turn.ts';
import { changeFacts, type ChangeFacts } from './journal.ts';
import type { NewVersion } from './stage-change.ts';
import { checkPaths, twinsTogether, type TreeChange } from './tree-change.ts';

/**
 * Applies a change to files of the current release. A reader gets the old or the new version of each, never a part; all
 * are written before any is removed. After a crash `recover` completes or discards the change as a whole. First
 * completes an interrupted change. Requires the site lock.
 * @throws TransactionError the change can't be made, with the file and what to do; the site stays as it was
 */
export async function applyChange(siteDir: string, change: TreeChange, facts: ChangeFacts, disk = realDisk): Promise<AppliedChange> {
  const remove = twinsTogether(change.remove);
  checkPaths([...change.write.keys()], remove);
  const files = new Map<string, NewVersion>();
  for (const name of twinsTogether(change.write.keys())) files.set(name, change.write.get(name) ?? null);
  for (const name of remove) files.set(name, null);
  return inTurn(siteDir, () =>
    carryOut(siteDir, { files, facts: changeFacts.parse(facts), undoes: null, before: change.before ?? null }, disk),
  );
}
