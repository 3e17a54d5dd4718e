import { splitLocalePrefix, type LocalePrefix } from '@ochiq/contract/routing/path-for';
import { toLocalePath } from '@ochiq/contract/routing/scripts';

/** What the build tells the worker of the site; paths are without a language. */
export type OfflinePlaces = {
  offline: string;
  contact: string;
  /** First segments of pages that are one reader's own, or an answer to them alone. */
  apart: readonly string[];
};

export const limits = { pages: 40, bytes: 5 * 1024 * 1024, pageBytes: 512 * 1024 } as const;

/** What a page is kept under: its path below the worker's scope; `null` of an address outside, or one that asks something. */
export function getPathInScope(
  address: Pick<URL, 'origin' | 'pathname' | 'search'>,
  scope: Pick<URL, 'origin' | 'pathname'>,
): string | null {
  const isWithin = address.origin === scope.origin && address.pathname.startsWith(scope.pathname);
  return isWithin && address.search === '' ? `/${address.pathname.slice(scope.pathname.length)}` : null;
}

/** Splits a path; a page in another alphabet counts among those of its language. */
export const splitPath = (path: string): { form: LocalePrefix; rest: string } => splitLocalePrefix(toLocalePath(path));

/** Whether the page at a path is the same for everybody. */
export function isCacheablePath(path: string, { apart }: Pick<OfflinePlaces, 'apart'>): boolean {
  const [, first = ''] = splitPath(path).rest.split('/');
  return !apart.includes(first) && !first.includes('.');
}

/** Whether an answer is a page that its sender lets be kept. */
export function isCacheableResponse({
  status,
  type,
  redirected,
  headers,
}: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false;
  if (!/^text\/html\b/u.test(headers.get('content-type') ?? '')) return false;
  return !/\b(?:no-store|private)\b/iu.test(headers.get('cache-control') ?? '');
}

export type CachedSize = { path: string; at: number; bytes: number };

/** Which pages have to go: those read longest ago, as soon as there are too many, or too much. */
export function findSurplus(pages: readonly CachedSize[], most: { pages: number; bytes: number } = limits): string[] {
  let [count, bytes] = [0, 0];
  return [...pages]
    .sort((a, b) => b.at - a.at)
    .filter((page) => {
      count += 1;
      bytes += page.bytes;
      return count > most.pages || bytes > most.bytes;
    })
    .map(({ path }) => path);
}
