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
 * Makes the search index true to what is published, at once. Where another process keeps it, that does it.
 * @returns why it is not true to it; `null` where it is
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
