import { intakeRequest } from '@ochiq/contract/forms/intake-request';
import { sessionCookie, type FormResponse } from '@ochiq/contract/forms/wire';
import { parseCookie, stringifySetCookie } from 'cookie';

import { toPublicPath, type SiteAddress } from '../routing/site-address.ts';

const { name: plainName, rememberSeconds } = sessionCookie;

type Site = Pick<SiteAddress, 'base' | 'https'>;

/**
 * Returns the name of the session cookie. Browsers accept these prefixes only by https, and `__Host-` only from the
 * host itself (RFC 6265bis, 4.1.3): neither another subdomain nor an attacker on an http connection can plant a
 * session.
 */
function getCookieName({ base, https }: Site): string {
  if (!https) return plainName;
  return base.length === 0 ? `__Host-${plainName}` : `__Secure-${plainName}`;
}

/**
 * Attributes of the cookie: not readable by scripts; links from other sites arrive signed in, forms from other sites do
 * not.
 */
const attributes = ({ base, https }: Site) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: https,
  path: base.length === 0 ? '/' : toPublicPath(base, '/').replace(/\/$/u, ''),
});

/** The characters of a session id: all are safe in a header. */
const pattern = /^[\w.-]+$/u;

const expireCookie = (name: string, site: Site): string => stringifySetCookie(name, '', { ...attributes(site), maxAge: 0 });

/**
 * Clears the cookie of the former name, which had no prefix by https, too: existing sessions stay valid until they end.
 */
const expireFormerCookies = (site: Site): string[] => (site.https ? [expireCookie(plainName, site)] : []);

/** Reads the session from a reader's cookies; a value that cannot be ours counts as absent. */
export function readSessionCookie(header: string | undefined, site: Site): string | null {
  const cookies = header === undefined ? {} : parseCookie(header);
  const value = cookies[getCookieName(site)] ?? cookies[plainName];
  return value !== undefined && pattern.test(value) ? (intakeRequest.shape.session.safeParse(value).data ?? null) : null;
}

/**
 * Creates the `Set-Cookie` headers of a reader who has signed in: until the browser closes, or as long as a session
 * lasts.
 */
export const createSessionCookies = (
  { session, remember }: Extract<FormResponse, { outcome: 'signed-in' }>,
  site: Site,
): readonly string[] => [
  stringifySetCookie(getCookieName(site), session, { ...attributes(site), ...(remember && { maxAge: rememberSeconds }) }),
  ...expireFormerCookies(site),
];

/** Creates the `Set-Cookie` headers that clear a session. */
export const clearSessionCookies = (site: Site): readonly string[] => [
  expireCookie(getCookieName(site), site),
  ...expireFormerCookies(site),
];
