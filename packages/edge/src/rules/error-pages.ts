import { errorStatuses, type ErrorStatus } from '@ochiq/contract/error-statuses';
import { pathFor, pathForms, type PathForm } from '@ochiq/contract/path-for';

/** Every status that has a page. */
export type ErrorPageStatus = ErrorStatus | 404;

/** Returns the file of an error page. */
export function errorPage(status: ErrorPageStatus, form: PathForm): string {
  return status === 404 ? pathFor('not-found', form, {}) : pathFor('error', form, { status: `${status}` });
}

const files = pathForms.flatMap((form) => [404 as const, ...errorStatuses].map((status) => errorPage(status, form)));

/** Gatsby also writes `404/index.html` for `404.html`. */
export const ownAddresses: ReadonlySet<string> = new Set(files.flatMap((file) => [file, file.replace(/\.html$/u, '')]));

/**
 * Returns whether a path is an error page's own address: such a page replaces another, and is never served by itself.
 */
export function isErrorPage(path: string): boolean {
  return ownAddresses.has(path);
}
