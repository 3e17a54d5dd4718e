import { normalizePath } from '@ochiq/contract/routing/match-path';

/**
 * Resolves a link to a path below the site's address, without query and fragment; `null` for an external link.
 * @param from the path of the page that contains the link
 */
export function resolveInternalPath(link: string, from: string, siteUrl: string): string | null {
  const site = new URL(siteUrl);
  const base = site.pathname.replace(/\/+$/u, '');
  const page = `${site.origin}${base}${from}`;
  if (!URL.canParse(link, page)) return null;
  const { origin, pathname } = new URL(link, page);
  if (origin !== site.origin || !(pathname === base || pathname.startsWith(`${base}/`))) return null;
  return normalizePath(pathname.slice(base.length));
}
