import { exportedAddress, liveAddress } from './exported-address.ts';
import { safeName, type ExportedSite } from './exported-site.ts';

/** An old address and its target, as in the release. */
export type Redirect = { from: string; to: string };

/** Returns whether a target is a path of this site or a web address; anything else is no valid redirect. */
const isPlace = (to: string) => /^\/(?![/\\])/u.test(to) || /^https?:\/\//iu.test(to);

/** Returns the name of the page at an old address; `null` where there can be none. */
export function redirectFile({ from, to }: Redirect): string | null {
  const name = safeName(from);
  return name === null || name === '' || !isPlace(to) ? null : `${name}/index.html`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Renders a page that redirects by itself, and by a link where the browser does not follow.
 * @param file its own name
 */
export function redirectPage({ to }: Redirect, file: string, site: ExportedSite): string {
  const way = escaped(exportedAddress(withBase(to, site), file, site));
  const live = escaped(liveAddress(withBase(to, site), file, site));
  const [, locale] = /^\/([a-z]{2})(?:\/|$)/u.exec(to) ?? [];
  return [
    `<!DOCTYPE html><html${locale === undefined ? '' : ` lang="${locale}"`}><head><meta charset="utf-8"><title>${live}</title>`,
    `<link rel="canonical" href="${live}"><meta http-equiv="refresh" content="0; url=${way}">`,
    `</head><body><p><a href="${way}">${live}</a></p></body></html>\n`,
  ].join('');
}

/** Adds the site's base path, which stored redirects lack. */
const withBase = (to: string, { siteUrl }: Pick<ExportedSite, 'siteUrl'>) =>
  to.startsWith('/') ? `${new URL(siteUrl).pathname.replace(/\/+$/u, '')}${to}` : to;
