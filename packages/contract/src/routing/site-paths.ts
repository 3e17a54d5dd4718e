import type { EntryAddress } from '../fields/entry-values.ts';
import type { Locale } from './locales.ts';
import { normalizePath } from './match-path.ts';
import { getPrefixLocale, localePrefixes, addLocalePrefix } from './path-for.ts';

/** Splits a web address; this package has no `URL`. */
function splitAddress(address: string): { origin: string; path: string } | null {
  const { scheme = '', host = '', path = '' } = /^(?<scheme>https?):\/\/(?<host>[^/?#]+)(?<path>[^?#]*)/iu.exec(address)?.groups ?? {};
  if (host === '') return null;
  const origin = `${scheme}://${host}`.toLowerCase().replace(/^(http:.*):80$|^(https:.*):443$/u, '$1$2');
  return { origin, path: path.replace(/\/+$/u, '') };
}

/** Returns the path of an absolute address below that of the site; `null` where it is another site's. */
function toSitePath(address: string, siteUrl: string | undefined): string | null {
  const [parsedAddress, parsedSite] = [splitAddress(address), splitAddress(siteUrl ?? '')];
  if (!parsedAddress || parsedAddress.origin !== parsedSite?.origin || !`${parsedAddress.path}/`.startsWith(`${parsedSite.path}/`))
    return null;
  return normalizePath(parsedAddress.path.slice(parsedSite.path.length));
}

/**
 * Returns the paths of this site that an address in an entry can resolve to: a link in the default language also
 * appears on unprefixed pages.
 * @param locale the language of the entry
 * @param siteUrl the site's public address; without it every absolute address counts as another site's
 * @returns none for another site, or for a place on the same page
 */
export function getSitePaths(
  { address, kind }: Pick<EntryAddress, 'address' | 'kind'>,
  locale: Locale,
  siteUrl: string | undefined,
): readonly string[] {
  if (!address.startsWith('/')) {
    const path = toSitePath(address, siteUrl);
    return path === null ? [] : [path];
  }
  const path = normalizePath(address);
  return kind === 'target'
    ? [path]
    : localePrefixes.filter((form) => getPrefixLocale(form) === locale).map((form) => addLocalePrefix(form, path));
}
