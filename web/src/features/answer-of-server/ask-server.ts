type Window = {
  location: Pick<Location, 'href' | 'reload'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
};

const key = 'asked-server';

/** Loads the address again from the server, once: what it answered last time is not asked again. */
export function askServer({ location, sessionStorage }: Window): void {
  try {
    if (sessionStorage.getItem(key) === location.href) return;
    sessionStorage.setItem(key, location.href);
  } catch {
    // Without storage nothing would stop a loop.
    return;
  }
  location.reload();
}
