import { errorStatuses, type ErrorStatus } from '@ochiq/contract/routing/error-statuses';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { viewPrefixes, type ViewPrefix } from '@ochiq/contract/routing/scripts';

import type { Address } from './address.ts';
import type { BasePath } from './site-address.ts';

/** The resource that a request names. */
export type ResourcePath = {
  /** Decoded, without base path and trailing slash: `/ru/about`, `/`. */
  path: string;
  /** Whether it was requested in canonical form, not as `/about/` or `/about/index.html`. */
  canonical: boolean;
};

/** Folders of plain files, which contain no pages, whatever their names. */
export const fileFolders: readonly string[] = ['media', 'static', 'page-data', '_gatsby'];

/** Returns whether a path is in a folder of plain files: no language, no slash rules. */
export function isInFileFolder(path: string): boolean {
  return fileFolders.includes(path.split('/')[1] ?? '');
}

/** Returns the resource that segments (without the base path) name. */
export function toResourcePath(
  segments: readonly string[],
  { trailingSlash }: Pick<Address, 'trailingSlash'>,
  base: BasePath,
): ResourcePath {
  const path = `/${segments.join('/')}`;
  if (segments.length === 0) return { path, canonical: trailingSlash || base.length === 0 };
  if (trailingSlash) return { path, canonical: false };
  if (segments.at(-1) !== 'index.html' || isInFileFolder(path)) return { path, canonical: true };
  return { path: `/${segments.slice(0, -1).join('/')}`, canonical: false };
}

/** Returns the file of the page at a path. */
export function getPageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}/index.html`;
}

/** Every status that has a page. */
export type ErrorPageStatus = ErrorStatus | 404;

/** Returns the file of an error page. */
export function getErrorPageFile(status: ErrorPageStatus, localePrefix: ViewPrefix): string {
  return status === 404 ? pathFor('not-found', localePrefix, {}) : pathFor('error', localePrefix, { status: `${status}` });
}

const files = viewPrefixes.flatMap((localePrefix) =>
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
