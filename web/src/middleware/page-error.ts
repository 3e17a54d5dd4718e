import type { MessageKey } from '../i18n/catalogues';

/** Shown in place of a page. The message is an interface text, or the error's own words. */
export type PageError = {
  status: number;
  message: string | { key: Extract<MessageKey, 'common:failed.title' | 'common:failed.unknownMiddleware'>; values?: { name: string } };
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
