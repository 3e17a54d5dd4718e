import { takeSiteLock } from '../swap/site-lock.ts';
import { SwapError } from '../swap/swap-error.ts';
import { IndexKeeper } from './index-keeper.ts';
import { indexFolder } from './open-index.ts';

async function isKept(siteDir: string): Promise<boolean> {
  try {
    await (await takeSiteLock(indexFolder(siteDir))).release();
    return false;
  } catch (error) {
    return error instanceof SwapError && error.fault === 'locked';
  }
}

/**
 * Syncs the search index with what is published, in the foreground; leaves it to another process that has it locked.
 * @returns why it is not in sync; `null` where it is
 */
export async function indexSite(siteDir: string, log: (line: string) => void): Promise<string | null> {
  if (await isKept(siteDir)) return null;
  let problem: string | null = null;
  const keeper = new IndexKeeper({
    siteDir,
    textOf: null,
    tell: (state) => {
      problem = state.problem;
    },
    log,
    rest: () => Promise.resolve(),
  });
  await keeper.look();
  await keeper.settled();
  await keeper.close();
  return problem;
}
