import type { RequestHeaders } from '../http/request-headers.ts';
import type { SiteAddress } from '../routing/site-address.ts';

/**
 * Returns whether a form comes from a page of this site. The browser attests it with `Sec-Fetch-Site`, or with `Origin`
 * where it does not know that header (or the site is reached by http): the site's own address, or the requested host,
 * as the site may also be opened by another name (localhost). Every browser sends one of them with a POST, so a request
 * with neither is a program's, or was stripped of them: it is refused.
 */
export function isSameOrigin(headers: RequestHeaders, { origin, https }: SiteAddress): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const from = headers['origin'] ?? '';
  if (from === origin) return true;
  if (!/^https?:/u.test(from) || !URL.canParse(from)) return false;
  const { protocol, host } = new URL(from);
  // A page by http may have been altered on the way, so it may not submit to a site by https.
  return host === headers['host']?.toLowerCase() && (!https || protocol === 'https:');
}
