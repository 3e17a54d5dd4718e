import { reloadOnce } from './reload-once';

type MissingPageOptions = { replace?: boolean };

/** The address of a page that can't be shown, because chunks of it failed to load. */
let missingAddress: string | null = null;
const listeners = new Set<() => void>();

function setMissingPage(address: string | null): void {
  if (address === missingAddress) return;
  missingAddress = address;
  for (const listener of listeners) listener();
}

export const getMissingPage = (): string | null => missingAddress;

export function watchMissingPage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Clears the missing page: another page is loading, or the previous one is shown again. */
export function forgetMissingPage(): void {
  setMissingPage(null);
}

/**
 * Lets the server render a page whose chunks are missing; where a reload is not allowed, the error page is shown at its
 * address, so that the reader's own reload and back work as always.
 */
export async function handleMissingPage(address: string, { replace = false }: MissingPageOptions = {}): Promise<void> {
  if (await reloadOnce(window, { address })) return;
  if (address !== window.location.href) window.history[replace ? 'replaceState' : 'pushState'](null, '', address);
  setMissingPage(address);
}

/** Returns whether an address redirects, or is a file: Gatsby has no data of it, and nothing is missing. */
export async function isRedirectOrFile(address: string): Promise<boolean> {
  try {
    const { ok, redirected, headers } = await fetch(address, { method: 'HEAD' });
    return ok && (redirected || headers.get('content-type')?.startsWith('text/html') !== true);
  } catch {
    return false;
  }
}
