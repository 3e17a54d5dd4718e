import { errorStatuses, type ErrorStatus } from '@ochiq/contract/error-statuses';
import { pathFor, pathForms, type PathForm } from '@ochiq/contract/path-for';

/** Every status that has a page. */
export type ErrorPageStatus = ErrorStatus | 404;

/** The file that shows an error. */
export function errorPage(status: ErrorPageStatus, form: PathForm): string {
  return status === 404 ? pathFor('not-found', form, {}) : pathFor('error', form, { status: `${status}` });
}

const files = pathForms.flatMap((form) => [404 as const, ...errorStatuses].map((status) => errorPage(status, form)));

/** Gatsby also writes `404/index.html` beside `404.html`. */
export const ownAddresses: ReadonlySet<string> = new Set(files.flatMap((file) => [file, file.replace(/\.html$/u, '')]));

/** Whether a path is an error page's own address: such a page is shown in place of another, never by itself. */
export function isErrorPage(path: string): boolean {
  return ownAddresses.has(path);
}
