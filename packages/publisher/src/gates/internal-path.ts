import { canonicalPath } from '@ochiq/contract/match-path';

/**
 * Where a link leads on this site, as a path below the site's own address, without query and fragment;
 * `null` where it leads elsewhere.
 * @param from the path of the page that it stands on
 */
export function internalPath(link: string, from: string, siteUrl: string): string | null {
  const site = new URL(siteUrl);
  const base = site.pathname.replace(/\/+$/u, '');
  const page = `${site.origin}${base}${from}`;
  if (!URL.canParse(link, page)) return null;
  const { origin, pathname } = new URL(link, page);
  if (origin !== site.origin || !(pathname === base || pathname.startsWith(`${base}/`))) return null;
  return canonicalPath(pathname.slice(base.length));
}
