import { acquireSiteLock } from '../site-lock.ts';
import { TransactionError } from '../transaction-error.ts';

/** Tries to lock a site, reports the result, and runs until killed or asked to release the lock. */
const [siteDir = ''] = process.argv.slice(2);

async function reportLock() {
  try {
    const lock = await acquireSiteLock(siteDir);
    process.send?.('mine');
    return lock;
  } catch (error) {
    if (!(error instanceof TransactionError)) throw error;
    process.send?.(error.fault);
    return null;
  }
}

const lock = await reportLock();
process.once('message', () => {
  void lock?.release();
  process.disconnect();
});
