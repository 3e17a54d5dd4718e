import { mayReload } from './may-reload';

type Browser = {
  location: Pick<Location, 'reload'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  navigator: Pick<Navigator, 'onLine'>;
};

const key = 'reloaded-at';

/**
 * Loads the whole page anew, at most once in so long (specification, section 4). Offline it would only lose what is shown.
 * @returns is it on the way
 */
export function reloadOnce(browser: Browser, now = Date.now()): boolean {
  try {
    // Where storage is forbidden, even to name it throws.
    const { sessionStorage } = browser;
    if (!browser.navigator.onLine || !mayReload(now, Number(sessionStorage.getItem(key)))) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    // Without storage nothing would stop a loop.
    return false;
  }
  browser.location.reload();
  return true;
}
