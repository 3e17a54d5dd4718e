import { errorStatuses, type ErrorStatus } from '@ochiq/contract/routing/error-statuses';
import { pathFor, localePrefixes, type LocalePrefix } from '@ochiq/contract/routing/path-for';

/** Every status that has a page. */
export type ErrorPageStatus = ErrorStatus | 404;

/** Returns the file of an error page. */
export function getErrorPageFile(status: ErrorPageStatus, localePrefix: LocalePrefix): string {
  return status === 404 ? pathFor('not-found', localePrefix, {}) : pathFor('error', localePrefix, { status: `${status}` });
}

const files = localePrefixes.flatMap((localePrefix) =>
  [404 as const, ...errorStatuses].map((status) => getErrorPageFile(status, localePrefix)),
);

/** Gatsby also writes `404/index.html` for `404.html`. */
export const errorPageAddresses: ReadonlySet<string> = new Set(files.flatMap((file) => [file, file.replace(/\.html$/u, '')]));

/**
 * Returns whether a path is an error page's own address: such a page replaces another, and is never served by itself.
 */
export function isErrorPage(path: string): boolean {
  return errorPageAddresses.has(path);
}
