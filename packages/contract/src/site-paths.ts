import type { WrittenAddress } from './entry-values.ts';
import type { Locale } from './locales.ts';
import { canonicalPath } from './match-path.ts';
import { localeOf, pathForms, prefixed } from './path-for.ts';

/** Splits a web address; this package has no `URL`. */
function splitAddress(address: string): { origin: string; path: string } | null {
  const { scheme = '', host = '', path = '' } = /^(?<scheme>https?):\/\/(?<host>[^/?#]+)(?<path>[^?#]*)/iu.exec(address)?.groups ?? {};
  if (host === '') return null;
  const origin = `${scheme}://${host}`.toLowerCase().replace(/^(http:.*):80$|^(https:.*):443$/u, '$1$2');
  return { origin, path: path.replace(/\/+$/u, '') };
}

/** Returns the path of an absolute address below that of the site; `null` where it is another site's. */
function pathBelow(address: string, siteUrl: string | undefined): string | null {
  const [whole, site] = [splitAddress(address), splitAddress(siteUrl ?? '')];
  if (!whole || whole.origin !== site?.origin || !`${whole.path}/`.startsWith(`${site.path}/`)) return null;
  return canonicalPath(whole.path.slice(site.path.length));
}

/**
 * Returns the paths of this site that an address in an entry can resolve to: a link in the default language also
 * appears on unprefixed pages.
 * @param locale the language of the entry
 * @param siteUrl the site's public address; without it every absolute address counts as another site's
 * @returns none for another site, or for a place on the same page
 */
export function getSitePaths(
  { address, kind }: Pick<WrittenAddress, 'address' | 'kind'>,
  locale: Locale,
  siteUrl: string | undefined,
): readonly string[] {
  if (!address.startsWith('/')) {
    const path = pathBelow(address, siteUrl);
    return path === null ? [] : [path];
  }
  const path = canonicalPath(address);
  return kind === 'target' ? [path] : pathForms.filter((form) => localeOf(form) === locale).map((form) => prefixed(form, path));
}
