import type { Locale } from '@ochiq/contract/routing/locales';
import { getPrefixLocale, splitLocalePrefix } from '@ochiq/contract/routing/path-for';

import type { RequestHeaders } from '../http/request-headers.ts';
import { parseAddress } from './address.ts';
import { stripBasePath, type SiteAddress } from './site-address.ts';

/** Returns whether a reader navigates to a page: no frame, script or prefetch. Browsers without these headers pass. */
function isNavigation(headers: RequestHeaders): boolean {
  const prefetch = /prefetch/iu.test(`${headers['sec-purpose'] ?? ''}${headers['purpose'] ?? ''}`);
  return !prefetch && (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' && (headers['sec-fetch-dest'] ?? 'document') === 'document';
}

/** Returns the path of this site that the reader came from. */
function getReferrerPath(headers: RequestHeaders, { origin, base }: SiteAddress): string | undefined {
  const referer = headers['referer'] ?? '';
  if (!URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  // The browser attests the origin where it can: the site may also be opened by another name (localhost).
  const site = headers['sec-fetch-site'];
  if (site === undefined ? url.origin !== origin : site !== 'same-origin') return undefined;
  const address = parseAddress(url.pathname);
  const segments = 'fault' in address ? undefined : stripBasePath(address.segments, base);
  return segments && `/${segments.join('/')}`;
}

/**
 * Detects the language that a reader chooses by this request: they open a prefixed page (`path`) from a page of this
 * site in another language, as the language switch does. Addresses stay clean and no script is needed.
 */
export function detectChosenLocale(method: string, path: string, headers: RequestHeaders, site: SiteAddress): Locale | undefined {
  const { form } = splitLocalePrefix(path);
  if (method !== 'GET' || form === 'plain' || !isNavigation(headers)) return undefined;
  const from = getReferrerPath(headers, site);
  return from !== undefined && getPrefixLocale(splitLocalePrefix(from).form) !== form ? form : undefined;
}
