import { rewriteAddress, toLiveAddress } from './rewrite-address.ts';
import { toSafeName, type ExportedSite } from './exported-site.ts';

/** An old address and its target, as in the release. */
export type Redirect = { from: string; to: string };

/** Returns whether a target is a path of this site or a web address; anything else is no valid redirect. */
const isRedirectTarget = (to: string) => /^\/(?![/\\])/u.test(to) || /^https?:\/\//iu.test(to);

/** Returns the name of the page at an old address; `null` where there can be none. */
export function getRedirectFile({ from, to }: Redirect): string | null {
  const name = toSafeName(from);
  return name === null || name === '' || !isRedirectTarget(to) ? null : `${name}/index.html`;
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Renders a page that redirects by itself, and by a link where the browser does not follow.
 * @param file its own name
 */
export function renderRedirectPage({ to }: Redirect, file: string, site: ExportedSite): string {
  const targetUrl = escapeAttribute(rewriteAddress(withBase(to, site), file, site));
  const live = escapeAttribute(toLiveAddress(withBase(to, site), file, site));
  const [, locale] = /^\/([a-z]{2})(?:\/|$)/u.exec(to) ?? [];
  return [
    `<!DOCTYPE html><html${locale === undefined ? '' : ` lang="${locale}"`}><head><meta charset="utf-8"><title>${live}</title>`,
    `<link rel="canonical" href="${live}"><meta http-equiv="refresh" content="0; url=${targetUrl}">`,
    `</head><body><p><a href="${targetUrl}">${live}</a></p></body></html>\n`,
  ].join('');
}

/** Adds the site's base path, which stored redirects lack. */
const withBase = (to: string, { siteUrl }: Pick<ExportedSite, 'siteUrl'>) =>
  to.startsWith('/') ? `${new URL(siteUrl).pathname.replace(/\/+$/u, '')}${to}` : to;
