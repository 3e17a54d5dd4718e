import type { MessageKey } from '../i18n/catalogues';

/** An error that is shown in place of a page. The message is an interface text, or the error's own words. */
export type PageError = {
  status: number;
  message:
    | string
    | {
        key: Extract<MessageKey, 'common:failed.title' | 'common:failed.unknownMiddleware' | 'common:failed.notLoaded'>;
        values?: { name: string };
      };
  /** The address of the page, where trying again is worthwhile. */
  retryUrl?: string;
};

/** The error without further information (.github/ARCHITECTURE.md, "Errors and their texts"). */
const generic = { status: 500, message: { key: 'common:failed.title' } } as const satisfies PageError;

/**
 * Converts anything thrown to an error page. Only an error with a status was written for readers; the words of others
 * are for programmers.
 */
export function toPageError(thrown: unknown): PageError {
  if (!(thrown instanceof Error) || !('status' in thrown) || typeof thrown.status !== 'number') return generic;
  return { status: thrown.status, message: thrown.message === '' ? generic.message : thrown.message };
}

/** Returns the error of missing chunks, where the page may not reload itself: its reader may. */
export const getMissingPageError = (address: string): PageError => ({
  ...generic,
  message: { key: 'common:failed.notLoaded' },
  // With a hash in it, the browser would only scroll there.
  retryUrl: address.split('#', 1).join(''),
});
