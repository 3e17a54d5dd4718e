import { posix } from 'node:path';

import { findFile, type ExportedSite } from './exported-site.ts';

const isPageFile = (file: string) => file.endsWith('.html');

/** Returns the path of a file on the site: `uz/about/index.html` → `/uz/about`. */
const getSitePath = (file: string) => `/${file}`.replace(/\/index\.html$/u, '') || '/';

/** Returns the relative URL from one file of the export to another. */
function toRelativeUrl(from: string, to: string): string {
  const relativePath = posix.relative(posix.dirname(from), to);
  return relativePath.split('/').map(encodeURIComponent).join('/');
}

/**
 * Rewrites an address in a file of the site for the export: relative to that file where the export contains its target,
 * else absolute on the live site. External addresses stay unchanged.
 * @param from the name of the file with the address
 */
export function rewriteAddress(address: string, from: string, site: ExportedSite): string {
  const { origin, pathname } = new URL(site.siteUrl);
  const base = pathname.replace(/\/+$/u, '');
  const here = `${origin}${base}${getSitePath(from).split('/').map(encodeURIComponent).join('/')}`;
  if (address === '' || address.startsWith('#') || !URL.canParse(address, here)) return address;
  const url = new URL(address, here);
  if (url.origin !== origin || !(url.pathname === base || url.pathname.startsWith(`${base}/`))) return address;
  const file = findFile(url.pathname.slice(base.length), site);
  // Only the live site handles a page with a query.
  if (file === null || (isPageFile(file) && url.search !== '')) return url.href;
  return `${toRelativeUrl(from, file)}${url.hash}`;
}

/** Returns the absolute address on the live site: forms are submitted there. */
export function toLiveAddress(address: string, from: string, { siteUrl }: Pick<ExportedSite, 'siteUrl'>): string {
  const { origin, pathname } = new URL(siteUrl);
  const here = `${origin}${pathname.replace(/\/+$/u, '')}${getSitePath(from).split('/').map(encodeURIComponent).join('/')}`;
  return URL.canParse(address, here) ? new URL(address, here).href : here;
}
