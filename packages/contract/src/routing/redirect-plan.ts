import { normalizePath, getParentPath } from './match-path.ts';
import { getSitePaths } from './site-paths.ts';

/** A published redirect. */
export type Redirect = { from: string; to: string; permanent: boolean };

/** A page that moved from one address to another. */
export type AddressMove = { from: string; to: string };

/** The changes to the addresses of a document's pages. */
export type AddressChange = {
  /** The current addresses of its pages. */
  live: readonly string[];
  moves: readonly AddressMove[];
  /** The addresses at which it no longer has a page. */
  gone: readonly string[];
};

/** The changes to the published redirects: each is identified by its `from`. */
export type RedirectPlan = { removed: readonly string[]; changed: readonly Redirect[]; added: readonly Redirect[] };

type RedirectTable = ReadonlyMap<string, Redirect>;

const indexRedirects = (redirects: readonly Redirect[]): RedirectTable => new Map(redirects.map((one) => [normalizePath(one.from), one]));

/** Returns the path of this site that a redirect targets; `null` where the target is another site. */
const getTargetPath = (to: string, siteUrl: string | undefined): string | null =>
  getSitePaths({ address: to, kind: 'target' }, 'uz', siteUrl)[0] ?? null;

const getQuery = (address: string) => /\?[^#]*/u.exec(address)?.[0] ?? '';

/** Merges queries as the edge does: the query of the first target is kept, before that of the next one. */
function mergeQueries(to: string, next: string, siteUrl: string | undefined): string {
  const query = getQuery(to);
  if (query === '' || getTargetPath(next, siteUrl) === null) return next;
  const [, plain = next, more = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/u.exec(next) ?? [];
  return `${plain}${more === '' ? query : `${query}&${more.slice(1)}`}${hash}`;
}

/**
 * Follows a redirect through all others to its final target.
 * @returns the loop, from its first path back to it, where the chain never ends
 */
function resolveRedirect(
  start: Redirect,
  table: RedirectTable,
  siteUrl: string | undefined,
): { end: Redirect } | { loop: readonly string[] } {
  const first = normalizePath(start.from);
  const chain = [first];
  let end = start;
  for (let path = getTargetPath(end.to, siteUrl); path !== null; path = getTargetPath(end.to, siteUrl)) {
    if (chain.includes(path)) return { loop: [...chain, path] };
    const next = table.get(path);
    if (!next) break;
    chain.push(path);
    end = { ...start, to: mergeQueries(end.to, next.to, siteUrl), permanent: end.permanent && next.permanent };
  }
  return { end };
}

const isChanged = (one: Redirect, other: Redirect | undefined) => one.to !== other?.to || one.permanent !== other.permanent;

/**
 * Decides how a redirect is published, so that no redirect targets another one.
 * @param others all other published redirects
 * @returns the redirect with its final target, and the others whose final target changes; or the loop that it would
 *   close
 */
export function planRedirect(
  redirect: Redirect,
  others: readonly Redirect[],
  siteUrl: string | undefined,
): { redirect: Redirect; changed: readonly Redirect[] } | { loop: readonly string[] } {
  const resolved = resolveRedirect(redirect, indexRedirects(others), siteUrl);
  if ('loop' in resolved) return resolved;
  const table = indexRedirects([...others, resolved.end]);
  const changed = others.flatMap((one) => {
    const ended = resolveRedirect(one, table, siteUrl);
    return 'end' in ended && isChanged(ended.end, one) ? [ended.end] : [];
  });
  return { redirect: resolved.end, changed };
}

/**
 * Decides how the redirects change when a document's pages are added, moved or removed. An old address redirects
 * straight to the current page; that of a removed page, to the list above it. No redirect hides a page.
 */
export function planAddressChange(redirects: readonly Redirect[], change: AddressChange, siteUrl: string | undefined): RedirectPlan {
  const taken = new Set([...change.live, ...change.moves.map(({ from }) => from)].map(normalizePath));
  const before = redirects.filter(({ from }) => !taken.has(normalizePath(from)));
  const targets = new Map([
    ...change.gone.map((path): [string, string] => [normalizePath(path), getParentPath(path)]),
    ...change.moves.map(({ from, to }): [string, string] => [normalizePath(from), to]),
  ]);
  const retarget = (one: Redirect): Redirect => {
    const path = getTargetPath(one.to, siteUrl);
    const to = path === null ? undefined : targets.get(path);
    return to === undefined ? one : { ...one, to };
  };
  const added = change.moves.map(({ from, to }) => ({ from, to, permanent: true }));
  const retargeted = before.map((one) => ({ one, led: retarget(one) }));
  const isSelfRedirect = ({ from, to }: Redirect) => getTargetPath(to, siteUrl) === normalizePath(from);
  const table = indexRedirects([...retargeted.map((pair) => pair.led).filter((one) => !isSelfRedirect(one)), ...added]);
  const ended = retargeted.map((pair) => ({ ...pair, way: resolveRedirect(pair.led, table, siteUrl) }));
  return {
    removed: [
      ...redirects.filter(({ from }) => taken.has(normalizePath(from))).map(({ from }) => from),
      ...ended.flatMap(({ one, led: after, way }) => ('loop' in way && after !== one ? [one.from] : [])),
    ],
    changed: ended.flatMap(({ one, way }) => ('end' in way && isChanged(way.end, one) ? [way.end] : [])),
    added,
  };
}
