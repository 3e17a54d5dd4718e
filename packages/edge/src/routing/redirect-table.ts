import type { SiteFacts } from '@ochiq/contract/wire/site-facts';

import { parseRedirectTarget, type RedirectTarget } from './redirect-target.ts';
import type { SiteAddress } from '../headers/site-address.ts';

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
