import { directReferrer } from '@ochiq/contract/wire/page-statistics';
import { matchPath } from '@ochiq/contract/routing/match-path';

import { isPrefetch, type RequestHeaders } from '../http/request-headers.ts';
import { parseAddress } from '../routing/address.ts';
import { stripBasePath, type SiteAddress } from '../routing/site-address.ts';

/** A page that a reader sees: its path, and the host that they came from; undefined where that is this site itself. */
export type PageView = { path: string; referrer: string | undefined };

/** Programs that say so, in a form that JavaScript and PCRE read alike. It is compared without regard to case. */
export const robotPattern =
  '(?<!cu)bot|crawl|spider|slurp|scan|curl|wget|python|java/|okhttp|go-http|libwww|perl|ruby|php|httpclient|http-client|node|axios|undici|headless|lighthouse|pagespeed|preview|monitor|uptime|check|fetch|feed|validator|facebookexternalhit|whatsapp|archiver';
const robot = new RegExp(robotPattern, 'iu');

/** Returns whether a program asks, as far as it says so; a browser always names itself. */
export const isRobot = (userAgent: string | undefined): boolean => userAgent === undefined || userAgent === '' || robot.test(userAgent);

/** Returns whether a reader asks not to be counted (Global Privacy Control, Do Not Track). */
const isUncounted = (headers: RequestHeaders): boolean => headers['sec-gpc'] === '1' || headers['dnt'] === '1';

/** Returns whether a request is a reader's who may be counted. */
export const isCountedReader = (headers: RequestHeaders): boolean =>
  !isPrefetch(headers) && !isUncounted(headers) && !isRobot(headers['user-agent']);

/** The host of an address, in a form that JavaScript and PCRE read alike: neither path nor name of a user. */
const refererPattern = /^[a-z][a-z+.-]*:\/\/(?:[^/?#@]*@)?(?<host>[\w.-]+)(?::\d+)?(?<path>\/[^?#]*)?/iu;

const longestHost = 100;

/** What all hosts count as that might be the address of one person's machine. */
const unnamedHost = 'other';

type Referer = { kind: 'none' } | { kind: 'own'; path: string } | { kind: 'host'; host: string };

function parseReferer(headers: RequestHeaders, { origin }: Pick<SiteAddress, 'origin'>): Referer {
  const referer = headers['referer'];
  const { host, path = '/' } = refererPattern.exec(referer ?? '')?.groups ?? {};
  if (referer === undefined || host === undefined) return { kind: 'none' };
  const ofSite = referer.startsWith(origin) && [undefined, '/', '?', '#'].includes(referer[origin.length]);
  // The site may also be opened by another name (localhost).
  const isOwn = ofSite || headers['sec-fetch-site'] === 'same-origin';
  return isOwn ? { kind: 'own', path } : { kind: 'host', host };
}

function toReferrer(headers: RequestHeaders, site: SiteAddress): string | undefined {
  const referer = parseReferer(headers, site);
  if (referer.kind === 'none') return directReferrer;
  if (referer.kind === 'own') return undefined;
  const host = referer.host
    .toLowerCase()
    .replace(/^www\./u, '')
    .replace(/\.$/u, '');
  // An address or a name without a dot is a machine within a network.
  return /\.[a-z][a-z\d-]*$/u.test(host) && host.length <= longestHost ? host : unnamedHost;
}

/** Reads the view of a page that was sent as a document; undefined where it does not count. @param path without the base path */
export function readDocumentView(path: string, headers: RequestHeaders, site: SiteAddress): PageView | undefined {
  // The offline worker fetches pages that are not looked at yet.
  if ((headers['sec-fetch-dest'] ?? 'document') !== 'document' || !isCountedReader(headers)) return undefined;
  return { path, referrer: toReferrer(headers, site) };
}

/**
 * Reads the view of a page that the browser rendered without loading a document: the alert is fetched again after each
 * such navigation, and the referer names the page. Undefined where it does not count.
 */
export function readNavigationView(headers: RequestHeaders, site: SiteAddress): PageView | undefined {
  const referer = parseReferer(headers, site);
  if (referer.kind !== 'own' || !isCountedReader(headers)) return undefined;
  const address = parseAddress(referer.path);
  const segments = 'fault' in address ? undefined : stripBasePath(address.segments, site.base);
  const path = segments && `/${segments.join('/')}`;
  return path !== undefined && matchPath(path) ? { path, referrer: undefined } : undefined;
}
