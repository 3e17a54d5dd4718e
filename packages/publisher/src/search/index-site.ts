import { acquireSiteLock } from '../transaction/site-lock.ts';
import { TransactionError } from '../transaction/transaction-error.ts';
import { SearchIndexer } from './search-indexer.ts';
import { getIndexFolder } from './open-index.ts';

async function isIndexLocked(siteDir: string): Promise<boolean> {
  try {
    await (await acquireSiteLock(getIndexFolder(siteDir))).release();
    return false;
  } catch (error) {
    return error instanceof TransactionError && error.fault === 'locked';
  }
}

/**
 * Syncs the search index with what is published, in the foreground; leaves it to another process that has it locked.
 * @returns why it is not in sync; `null` where it is
 */
export async function indexSite(siteDir: string, log: (line: string) => void): Promise<string | null> {
  if (await isIndexLocked(siteDir)) return null;
  let problem: string | null = null;
  const indexer = new SearchIndexer({
    siteDir,
    textOf: null,
    onStateChange: (state) => {
      problem = state.problem;
    },
    log,
    rest: () => Promise.resolve(),
  });
  await indexer.syncNow();
  await indexer.whenIdle();
  await indexer.close();
  return problem;
}
