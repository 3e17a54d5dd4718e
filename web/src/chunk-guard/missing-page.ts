import { reloadOnce } from './reload-once';

type Place = { replace?: boolean };

/** The address of a page that can't be shown, because parts of it did not come. */
let missing: string | null = null;
const listeners = new Set<() => void>();

function become(address: string | null): void {
  if (address === missing) return;
  missing = address;
  for (const listener of listeners) listener();
}

export const getMissingPage = (): string | null => missing;

export function watchMissingPage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another page is on its way, or the one before is shown again. */
export function forgetMissingPage(): void {
  become(null);
}

/**
 * Has the server make a page that parts are missing of; where that may not be, the error page stands at its address,
 * so that the reader's own reload and way back do what they always do.
 */
export async function handleMissingPage(address: string, { replace = false }: Place = {}): Promise<void> {
  if (await reloadOnce(window, { address })) return;
  if (address !== window.location.href) window.history[replace ? 'replaceState' : 'pushState'](null, '', address);
  become(address);
}
