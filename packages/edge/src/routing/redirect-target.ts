import { parseAddress } from './address.ts';
import { stripBasePath, type BasePath } from './base-path.ts';
import { toResourcePath } from './resource-path.ts';
import type { SiteAddress } from '../headers/site-address.ts';

/** The target of an editor's redirect: a path of this site (canonical, decoded) or another site. */
export type RedirectTarget = { path: string; query: string; fragment: string } | { url: string };

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
export function parseRedirectTarget(to: string, { origin, base }: SiteAddress): RedirectTarget | undefined {
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
