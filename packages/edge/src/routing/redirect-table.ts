import type { SiteFacts } from '@ochiq/contract/wire/site-facts';

import { parseAddress } from './address.ts';
import { toResourcePath } from './resource-path.ts';
import { stripBasePath, type BasePath, type SiteAddress } from './site-address.ts';

/** The target of an editor's redirect: a path of this site (canonical, decoded) or another site. */
type RedirectTarget = { path: string; query: string; fragment: string } | { url: string };

/** Returns the canonical path of an address of this site, given without its base path. */
function toSiteTarget({ pathname, search, hash }: URL, base: BasePath): RedirectTarget | undefined {
  const address = parseAddress(`${pathname}${search}`);
  if ('fault' in address) return undefined;
  return { path: toResourcePath(address.segments, address, base).path, query: address.query, fragment: hash };
}

/**
 * Parses a redirect's target; undefined for anything but a path of this site or a web address. A web address of this
 * site counts as its path, so that a loop is always detected.
 */
function parseRedirectTarget(to: string, { origin, base }: SiteAddress): RedirectTarget | undefined {
  const isPath = /^\/(?![/\\])/u.test(to);
  if (!isPath && !/^https?:\/\//iu.test(to)) return undefined;
  if (!URL.canParse(to, origin)) return undefined;
  const url = new URL(to, origin);
  if (isPath) return url.origin === origin ? toSiteTarget(url, base) : undefined;
  if (url.username !== '' || url.password !== '') return undefined;

  const address = parseAddress(url.pathname);
  const inside = url.origin === origin && !('fault' in address) ? stripBasePath(address.segments, base) : undefined;
  if (!inside) return { url: url.href };
  url.pathname = `/${inside.map(encodeURIComponent).join('/')}`;
  return toSiteTarget(url, base);
}

export type Redirect = RedirectTarget & { permanent: boolean };

/** Redirects by their source path (canonical, decoded); no target is the source of another. */
export type RedirectTable = ReadonlyMap<string, Redirect>;

const joinQuery = (first: string, second: string): string =>
  first !== '' && second !== '' ? `${first}&${second.slice(1)}` : first + second;

/** Follows a chain to its end, so that a reader makes one hop; undefined for a circle. */
function resolveChain(start: string, table: RedirectTable): Redirect | undefined {
  const seen = new Set<string>([start]);
  let redirect = table.get(start);
  while (redirect && 'path' in redirect) {
    if (seen.has(redirect.path)) return undefined;
    seen.add(redirect.path);
    const next = table.get(redirect.path);
    if (!next) return redirect;
    const permanent = redirect.permanent && next.permanent;
    redirect = 'url' in next ? { ...next, permanent } : { ...next, permanent, query: joinQuery(redirect.query, next.query) };
  }
  return redirect;
}

/** Builds the table of a release's redirects, and lists those without a valid target or in a circle. */
export function buildRedirectTable(
  redirects: SiteFacts['redirects'],
  site: SiteAddress,
): { table: RedirectTable; dropped: readonly string[] } {
  const direct = new Map<string, Redirect>();
  for (const { from, to, permanent } of redirects) {
    const start = parseRedirectTarget(from, site);
    const target = parseRedirectTarget(to, site);
    if (start && 'path' in start && start.query === '' && target) direct.set(start.path, { ...target, permanent });
  }
  const resolved = [...direct.keys()].flatMap((from) => {
    const last = resolveChain(from, direct);
    return last ? [[from, last] as const] : [];
  });
  const table = new Map(resolved);
  const known = (from: string): boolean => {
    const start = parseRedirectTarget(from, site);
    return start !== undefined && 'path' in start && start.query === '' && table.has(start.path);
  };
  return { table, dropped: redirects.map(({ from }) => from).filter((from) => !known(from)) };
}

/** Returns the `Location` query of a redirect: its own, then the reader's. */
export function mergeRedirectQuery(redirect: { query: string }, query: string): string {
  return joinQuery(redirect.query, query);
}
