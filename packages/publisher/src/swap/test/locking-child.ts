import { takeSiteLock } from '../site-lock.ts';
import { SwapError } from '../swap-error.ts';

/** Tries to lock a site, reports the result, and runs until killed or asked to release the lock. */
const [siteDir = ''] = process.argv.slice(2);

async function tellOrRefuse() {
  try {
    const lock = await takeSiteLock(siteDir);
    process.send?.('mine');
    return lock;
  } catch (error) {
    if (!(error instanceof SwapError)) throw error;
    process.send?.(error.fault);
    return null;
  }
}

const lock = await tellOrRefuse();
process.once('message', () => {
  void lock?.release();
  process.disconnect();
});
