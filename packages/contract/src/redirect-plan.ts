import { canonicalPath, parentPath } from './match-path.ts';
import { getSitePaths } from './site-paths.ts';

/** A published redirect. */
export type Redirect = { from: string; to: string; permanent: boolean };

/** A page that moved from one address to another. */
export type Move = { from: string; to: string };

/** The changes to the addresses of a document's pages. */
export type AddressChange = {
  /** The current addresses of its pages. */
  live: readonly string[];
  moves: readonly Move[];
  /** The addresses at which it no longer has a page. */
  gone: readonly string[];
};

/** The changes to the published redirects: each is identified by its `from`. */
export type RedirectPlan = { removed: readonly string[]; changed: readonly Redirect[]; added: readonly Redirect[] };

type Table = ReadonlyMap<string, Redirect>;

const tableOf = (redirects: readonly Redirect[]): Table => new Map(redirects.map((one) => [canonicalPath(one.from), one]));

/** Returns the path of this site that a redirect targets; `null` where the target is another site. */
const pathOf = (to: string, siteUrl: string | undefined): string | null =>
  getSitePaths({ address: to, kind: 'target' }, 'uz', siteUrl)[0] ?? null;

const queryOf = (address: string) => /\?[^#]*/u.exec(address)?.[0] ?? '';

/** Merges queries as the edge does: the query of the first target is kept, before that of the next one. */
function goOn(to: string, next: string, siteUrl: string | undefined): string {
  const query = queryOf(to);
  if (query === '' || pathOf(next, siteUrl) === null) return next;
  const [, plain = next, more = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/u.exec(next) ?? [];
  return `${plain}${more === '' ? query : `${query}&${more.slice(1)}`}${hash}`;
}

/**
 * Follows a redirect through all others to its final target.
 * @returns the loop, from its first path back to it, where the chain never ends
 */
function follow(start: Redirect, table: Table, siteUrl: string | undefined): { end: Redirect } | { loop: readonly string[] } {
  const first = canonicalPath(start.from);
  const way = [first];
  let end = start;
  for (let path = pathOf(end.to, siteUrl); path !== null; path = pathOf(end.to, siteUrl)) {
    if (way.includes(path)) return { loop: [...way, path] };
    const next = table.get(path);
    if (!next) break;
    way.push(path);
    end = { ...start, to: goOn(end.to, next.to, siteUrl), permanent: end.permanent && next.permanent };
  }
  return { end };
}

const isOther = (one: Redirect, other: Redirect | undefined) => one.to !== other?.to || one.permanent !== other.permanent;

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
  const followed = follow(redirect, tableOf(others), siteUrl);
  if ('loop' in followed) return followed;
  const table = tableOf([...others, followed.end]);
  const changed = others.flatMap((one) => {
    const ended = follow(one, table, siteUrl);
    return 'end' in ended && isOther(ended.end, one) ? [ended.end] : [];
  });
  return { redirect: followed.end, changed };
}

/**
 * Decides how the redirects change when a document's pages are added, moved or removed. An old address redirects
 * straight to the current page; that of a removed page, to the list above it. No redirect hides a page.
 */
export function planAddressChange(redirects: readonly Redirect[], change: AddressChange, siteUrl: string | undefined): RedirectPlan {
  const taken = new Set([...change.live, ...change.moves.map(({ from }) => from)].map(canonicalPath));
  const before = redirects.filter(({ from }) => !taken.has(canonicalPath(from)));
  const targets = new Map([
    ...change.gone.map((path): [string, string] => [canonicalPath(path), parentPath(path)]),
    ...change.moves.map(({ from, to }): [string, string] => [canonicalPath(from), to]),
  ]);
  const retarget = (one: Redirect): Redirect => {
    const path = pathOf(one.to, siteUrl);
    const to = path === null ? undefined : targets.get(path);
    return to === undefined ? one : { ...one, to };
  };
  const added = change.moves.map(({ from, to }) => ({ from, to, permanent: true }));
  const led = before.map((one) => ({ one, led: retarget(one) }));
  const isCircle = ({ from, to }: Redirect) => pathOf(to, siteUrl) === canonicalPath(from);
  const table = tableOf([...led.map((pair) => pair.led).filter((one) => !isCircle(one)), ...added]);
  const ended = led.map((pair) => ({ ...pair, way: follow(pair.led, table, siteUrl) }));
  return {
    removed: [
      ...redirects.filter(({ from }) => taken.has(canonicalPath(from))).map(({ from }) => from),
      ...ended.flatMap(({ one, led: after, way }) => ('loop' in way && after !== one ? [one.from] : [])),
    ],
    changed: ended.flatMap(({ one, way }) => ('end' in way && isOther(way.end, one) ? [way.end] : [])),
    added,
  };
}
