type Browser = {
  location: Pick<Location, 'href' | 'reload'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
};

const key = 'asked-server';

/** Reloads the address from the server, once: a response that came is not requested again. */
export function reloadFromServer(browser: Browser): void {
  const { location } = browser;
  try {
    // Where storage is forbidden, even to name it throws.
    const { sessionStorage } = browser;
    if (sessionStorage.getItem(key) === location.href) return;
    sessionStorage.setItem(key, location.href);
  } catch {
    // Without storage a loop could not be prevented.
    return;
  }
  location.reload();
}
