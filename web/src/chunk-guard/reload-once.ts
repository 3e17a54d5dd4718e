import { behaviour } from '@ochiq/contract/behaviour';

/**
 * Returns whether the page may be reloaded; both times in milliseconds. A clock that was set back, or a last time that
 * is no number, does not prevent it.
 */
export const mayReload = (now: number, last: number): boolean => !(Math.abs(now - last) < behaviour.reloadGuardMs);

type Browser = {
  location: Pick<Location, 'assign' | 'reload'>;
  localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  navigator: Pick<Navigator, 'onLine'> & {
    locks?: Pick<LockManager, 'request'>;
    serviceWorker?: { controller: object | null };
  };
};
type Load = {
  /** Loaded instead of the page that is shown. */
  address?: string;
  now?: number;
};

/** Shared by all tabs: a broken release breaks all of them at once. */
const key = 'reloaded-at';

function tryReload(browser: Browser, { address, now = Date.now() }: Load): boolean {
  try {
    // Where storage is forbidden, even to name it throws.
    const { localStorage, navigator } = browser;
    if (!(navigator.onLine || (address && navigator.serviceWorker?.controller)) || !mayReload(now, Number(localStorage.getItem(key))))
      return false;
    localStorage.setItem(key, String(now));
  } catch {
    // Without storage a loop could not be prevented.
    return false;
  }
  if (address === undefined) browser.location.reload();
  else browser.location.assign(address);
  return true;
}

/** Holds the lock until this document has been unloaded: one process sees late what another has written. */
const waitForUnload = () => new Promise<void>((resolve) => void setTimeout(resolve, behaviour.reloadGuardMs));

/**
 * Reloads the page, at most once per interval for all tabs together (.github/ARCHITECTURE.md, "Behaviour in numbers"). Offline
 * it would only lose what is shown.
 * @returns whether the reload has started
 */
export async function reloadOnce(browser: Browser, load: Load = {}): Promise<boolean> {
  const { locks } = browser.navigator;
  // Only known over https, and since 2022.
  if (!locks) return tryReload(browser, load);
  return new Promise<boolean>((resolve) => {
    locks
      .request(key, { ifAvailable: true }, (lock) => {
        const isOnTheWay = lock !== null && tryReload(browser, load);
        resolve(isOnTheWay);
        return isOnTheWay ? waitForUnload() : undefined;
      })
      .catch(() => {
        resolve(false);
      });
  });
}
