type Browser = {
  location: Pick<Location, 'href' | 'reload'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
};

const key = 'asked-server';

/** Loads the address again from the server, once: what it answered last time is not asked again. */
export function askServer(browser: Browser): void {
  const { location } = browser;
  try {
    // Where storage is forbidden, even to name it throws.
    const { sessionStorage } = browser;
    if (sessionStorage.getItem(key) === location.href) return;
    sessionStorage.setItem(key, location.href);
  } catch {
    // Without storage nothing would stop a loop.
    return;
  }
  location.reload();
}
