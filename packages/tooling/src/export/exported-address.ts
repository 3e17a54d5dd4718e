import { posix } from 'node:path';

import { fileAt, type ExportedSite } from './exported-site.ts';

const isOfPage = (file: string) => file.endsWith('.html');

/** Returns the path of a file on the site: `uz/about/index.html` → `/uz/about`. */
const pathOf = (file: string) => `/${file}`.replace(/\/index\.html$/u, '') || '/';

/** Returns the relative URL from one file of the export to another. */
function relative(from: string, to: string): string {
  const way = posix.relative(posix.dirname(from), to);
  return way.split('/').map(encodeURIComponent).join('/');
}

/**
 * Rewrites an address in a file of the site for the export: relative to that file where the export contains its target,
 * else absolute on the live site. External addresses stay unchanged.
 * @param from the name of the file with the address
 */
export function exportedAddress(address: string, from: string, site: ExportedSite): string {
  const { origin, pathname } = new URL(site.siteUrl);
  const base = pathname.replace(/\/+$/u, '');
  const here = `${origin}${base}${pathOf(from).split('/').map(encodeURIComponent).join('/')}`;
  if (address === '' || address.startsWith('#') || !URL.canParse(address, here)) return address;
  const url = new URL(address, here);
  if (url.origin !== origin || !(url.pathname === base || url.pathname.startsWith(`${base}/`))) return address;
  const file = fileAt(url.pathname.slice(base.length), site);
  // Only the live site handles a page with a query.
  if (file === null || (isOfPage(file) && url.search !== '')) return url.href;
  return `${relative(from, file)}${url.hash}`;
}

/** Returns the absolute address on the live site: forms are submitted there. */
export function liveAddress(address: string, from: string, { siteUrl }: Pick<ExportedSite, 'siteUrl'>): string {
  const { origin, pathname } = new URL(siteUrl);
  const here = `${origin}${pathname.replace(/\/+$/u, '')}${pathOf(from).split('/').map(encodeURIComponent).join('/')}`;
  return URL.canParse(address, here) ? new URL(address, here).href : here;
}
