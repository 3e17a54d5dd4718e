/** Reloads the page from the server. */
export function reloadPage(): void {
  window.location.reload();
}

type Browser = {
  location: Pick<Location, 'href' | 'reload'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
};

const storageKey = 'asked-server';

/** Reloads the address from the server, once: a response that came is not requested again. */
export function reloadFromServer(browser: Browser): void {
  const { location } = browser;
  try {
    // Where storage is forbidden, even to name it throws.
    const { sessionStorage } = browser;
    if (sessionStorage.getItem(storageKey) === location.href) return;
    sessionStorage.setItem(storageKey, location.href);
  } catch {
    // Without storage a loop could not be prevented.
    return;
  }
  location.reload();
}
