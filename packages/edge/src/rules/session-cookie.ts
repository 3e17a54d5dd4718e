import { intakeRequest, sessionCookie, type FormAnswer } from '@ochiq/contract/forms/wire';
import { parseCookie, stringifySetCookie } from 'cookie';

import { publicPath } from './base-path.ts';
import type { SiteAddress } from './site-address.ts';

const { name: plainName, rememberSeconds } = sessionCookie;

type Site = Pick<SiteAddress, 'base' | 'https'>;

/**
 * Browsers take a cookie with such a name only by https, and `__Host-` only for the whole host that set it (RFC 6265bis, 4.1.3): no
 * neighbour of the site's domain, and nobody on the way who answers by http, can put a session of his own there.
 */
function nameAt({ base, https }: Site): string {
  if (!https) return plainName;
  return base.length === 0 ? `__Host-${plainName}` : `__Secure-${plainName}`;
}

/** For the site alone, never for its scripts; a link from elsewhere finds a reader signed in, a form from elsewhere does not. */
const attributes = ({ base, https }: Site) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: https,
  path: base.length === 0 ? '/' : publicPath(base, '/').replace(/\/$/u, ''),
});

/** What a session is made of: nothing that a header could not hold. */
const pattern = /^[\w.-]+$/u;

const removed = (name: string, site: Site): string => stringifySetCookie(name, '', { ...attributes(site), maxAge: 0 });

/** Under the plain name sessions were kept by https, too, until it had a prefix: whoever has one stays signed in until it ends. */
const formerCookies = (site: Site): string[] => (site.https ? [removed(plainName, site)] : []);

/** The session that a reader's cookie holds; what cannot be one of ours counts as absent. */
export function cookieSession(header: string | undefined, site: Site): string | null {
  const cookies = header === undefined ? {} : parseCookie(header);
  const value = cookies[nameAt(site)] ?? cookies[plainName];
  return value !== undefined && pattern.test(value) ? (intakeRequest.shape.session.safeParse(value).data ?? null) : null;
}

/** The `Set-Cookie`s of a reader who has signed in: until the browser closes, or as long as a session lasts. */
export const keepSession = ({ session, remember }: Extract<FormAnswer, { outcome: 'signed-in' }>, site: Site): readonly string[] => [
  stringifySetCookie(nameAt(site), session, { ...attributes(site), ...(remember && { maxAge: rememberSeconds }) }),
  ...formerCookies(site),
];

/** The `Set-Cookie`s of a reader who has no session any more. */
export const dropSession = (site: Site): readonly string[] => [removed(nameAt(site), site), ...formerCookies(site)];
