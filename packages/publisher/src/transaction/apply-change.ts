import path from 'node:path';

import { runExclusive } from '@ochiq/service-kit/serial-queue';

import type { AppliedChange } from './applied-change.ts';
import { runTransaction } from './run-transaction.ts';
import { realFileSystem } from './file-system.ts';
import { changeFacts, type ChangeFacts } from './journal.ts';
import type { NewVersion } from './stage-change.ts';
import { checkPaths, groupCompressedVariants, type FileChangeSet } from './file-change-set.ts';

/**
 * Applies a change to files of the current release. A reader gets the old or the new version of each, never a part; all
 * are written before any is removed. After a crash `recover` completes or discards the change as a whole. First
 * completes an interrupted change. Requires the site lock.
 * @throws TransactionError the change can't be made, with the file and what to do; the site stays as it was
 */
export async function applyChange(
  siteDir: string,
  change: FileChangeSet,
  facts: ChangeFacts,
  fileSystem = realFileSystem,
): Promise<AppliedChange> {
  const remove = groupCompressedVariants(change.remove);
  checkPaths([...change.write.keys()], remove);
  const files = new Map<string, NewVersion>();
  for (const name of groupCompressedVariants(change.write.keys())) files.set(name, change.write.get(name) ?? null);
  for (const name of remove) files.set(name, null);
  return runExclusive(path.resolve(siteDir), () =>
    runTransaction(
      siteDir,
      { files, facts: changeFacts.parse(facts), undoes: null, isRest: change.isRest ?? false, before: change.before ?? null },
      fileSystem,
    ),
  );
}
