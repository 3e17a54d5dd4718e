import { posix } from 'node:path';

import { fileAt, type ExportedSite } from './exported-site.ts';

const isOfPage = (file: string) => file.endsWith('.html');

/** The path of a file's own address on the site: `uz/about/index.html` → `/uz/about`. */
const pathOf = (file: string) => `/${file}`.replace(/\/index\.html$/u, '') || '/';

/** From one file of the export to another, in signs that an address holds. */
function relative(from: string, to: string): string {
  const way = posix.relative(posix.dirname(from), to);
  return way.split('/').map(encodeURIComponent).join('/');
}

/**
 * An address that stands in a file of the site, as it must stand in the export: relative to that file where the export
 * has what it leads to, else the live site's own, in full. What leads to others stays as it is.
 * @param from the name of the file that it stands in
 */
export function exportedAddress(address: string, from: string, site: ExportedSite): string {
  const { origin, pathname } = new URL(site.siteUrl);
  const base = pathname.replace(/\/+$/u, '');
  const here = `${origin}${base}${pathOf(from).split('/').map(encodeURIComponent).join('/')}`;
  if (address === '' || address.startsWith('#') || !URL.canParse(address, here)) return address;
  const url = new URL(address, here);
  if (url.origin !== origin || !(url.pathname === base || url.pathname.startsWith(`${base}/`))) return address;
  const file = fileAt(url.pathname.slice(base.length), site);
  // A page that is asked something is answered by the live site only.
  if (file === null || (isOfPage(file) && url.search !== '')) return url.href;
  return `${relative(from, file)}${url.hash}`;
}

/** The address of the live site that stands for one in a file: what is sent goes there. */
export function liveAddress(address: string, from: string, { siteUrl }: Pick<ExportedSite, 'siteUrl'>): string {
  const { origin, pathname } = new URL(siteUrl);
  const here = `${origin}${pathname.replace(/\/+$/u, '')}${pathOf(from).split('/').map(encodeURIComponent).join('/')}`;
  return URL.canParse(address, here) ? new URL(address, here).href : here;
}
