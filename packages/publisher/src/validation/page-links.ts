import { normalizePath } from '@ochiq/contract/routing/match-path';
import { toLocalePath } from '@ochiq/contract/routing/scripts';

import { copyText } from '../copy-text.ts';
import { type PageOutline, parseOutline } from './page-outline.ts';

/**
 * Resolves a link to a path below the site's address, without query and fragment; `null` for an external link. A page in a
 * further alphabet is there where the page of its language is.
 * @param from the path of the page that contains the link
 */
export function resolveInternalPath(link: string, from: string, siteUrl: string): string | null {
  const site = new URL(siteUrl);
  const base = site.pathname.replace(/\/+$/u, '');
  const page = `${site.origin}${base}${from}`;
  if (!URL.canParse(link, page)) return null;
  const { origin, pathname } = new URL(link, page);
  if (origin !== site.origin || !(pathname === base || pathname.startsWith(`${base}/`))) return null;
  return toLocalePath(normalizePath(pathname.slice(base.length)));
}

/** Links that lead to the same place from every page, resolved before: most links of a page are on many pages. */
const knownLinks = new Map<string, string | null>();
const maxKnownLinks = 20_000;

function resolveLink(link: string, from: string, siteUrl: string): string | null {
  if (!/^(?:\/|[a-z][a-z\d+.-]*:)/iu.test(link)) return resolveInternalPath(link, from, siteUrl);
  const key = `${siteUrl} ${link}`;
  const known = knownLinks.get(key);
  if (known !== undefined) return known;
  const resolved = resolveInternalPath(link, from, siteUrl);
  if (knownLinks.size >= maxKnownLinks) knownLinks.clear();
  knownLinks.set(copyText(key), resolved === null ? null : copyText(resolved));
  return resolved;
}

/** The links of a page, as paths of this site. */
export type PageLinks = { links: ReadonlySet<string>; alternates: ReadonlySet<string> };

/** Resolves the links of a page to paths. External links are left out. */
export function resolvePageLinks(
  { links, alternates }: Pick<PageOutline, 'links' | 'alternates'>,
  path: string,
  siteUrl: string,
): PageLinks {
  const resolvePaths = (all: readonly string[]) => new Set([...new Set(all)].flatMap((link) => resolveLink(link, path, siteUrl) ?? []));
  return { links: resolvePaths(links), alternates: resolvePaths(alternates) };
}

/** Reads the links of a page, or why its HTML is invalid. */
export function readPageLinks(html: string, path: string, siteUrl: string): PageLinks | { fault: string } {
  const outline = parseOutline(html);
  const [fault] = outline.faults;
  return fault === undefined ? resolvePageLinks(outline, path, siteUrl) : { fault };
}
