import type { MessageKey } from '../i18n/catalogues';

/** Shown in place of a page. The message is an interface text, or the error's own words. */
export type PageError = {
  status: number;
  message:
    | string
    | {
        key: Extract<MessageKey, 'common:failed.title' | 'common:failed.unknownMiddleware' | 'common:failed.notLoaded'>;
        values?: { name: string };
      };
  /** The address of the page that the error stands for, where it is worth another try. */
  again?: string;
};

/** Specification, section 8: what a failure is that says nothing better of itself. */
const generic = { status: 500, message: { key: 'common:failed.title' } } as const satisfies PageError;

/**
 * What to show of something thrown. Only an error with a status was made to be read; the words of others are
 * for programmers.
 */
export function pageErrorOf(thrown: unknown): PageError {
  if (!(thrown instanceof Error) || !('status' in thrown) || typeof thrown.status !== 'number') return generic;
  return { status: thrown.status, message: thrown.message === '' ? generic.message : thrown.message };
}

/** Parts of a page did not come, and it may not be loaded by itself again: its reader may. */
export const getMissingPageError = (address: string): PageError => ({
  ...generic,
  message: { key: 'common:failed.notLoaded' },
  // With a place in it, the browser would only look for that place.
  again: address.split('#', 1).join(''),
});
