import { normalizePath } from '@ochiq/contract/routing/match-path';

import { type PageOutline, parseOutline } from './page-outline.ts';

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

/** The links of a page, as paths of this site. */
export type PageLinks = { links: ReadonlySet<string>; alternates: ReadonlySet<string> };

/** Resolves the links of a page to paths. External links are left out. */
export function resolvePageLinks(
  { links, alternates }: Pick<PageOutline, 'links' | 'alternates'>,
  path: string,
  siteUrl: string,
): PageLinks {
  const resolvePaths = (all: readonly string[]) =>
    new Set([...new Set(all)].flatMap((link) => resolveInternalPath(link, path, siteUrl) ?? []));
  return { links: resolvePaths(links), alternates: resolvePaths(alternates) };
}

/** Reads the links of a page, or why its HTML is invalid. */
export function readPageLinks(html: string, path: string, siteUrl: string): PageLinks | { fault: string } {
  const outline = parseOutline(html);
  const [fault] = outline.faults;
  return fault === undefined ? resolvePageLinks(outline, path, siteUrl) : { fault };
}
