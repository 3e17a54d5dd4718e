import { intakeRequest, sessionCookie, type FormAnswer } from '@ochiq/contract/forms/wire';
import { parseCookie, stringifySetCookie } from 'cookie';

import { publicPath } from './base-path.ts';
import type { SiteAddress } from './site-address.ts';

const { name, rememberSeconds } = sessionCookie;

type Site = Pick<SiteAddress, 'base' | 'https'>;

/** For the site alone, never for its scripts; a link from elsewhere finds a reader signed in, a form from elsewhere does not. */
const attributes = ({ base, https }: Site) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: https,
  path: base.length === 0 ? '/' : publicPath(base, '/').replace(/\/$/u, ''),
});

/** What a session is made of: nothing that a header could not hold. */
const pattern = /^[\w.-]+$/u;

/** The session that a reader's cookie holds; what cannot be one of ours counts as absent. */
export function cookieSession(header: string | undefined): string | null {
  const value = header === undefined ? undefined : parseCookie(header)[name];
  return value !== undefined && pattern.test(value) ? (intakeRequest.shape.session.safeParse(value).data ?? null) : null;
}

/** The `Set-Cookie` of a reader who has signed in: until the browser closes, or as long as a session lasts. */
export const keepSession = ({ session, remember }: Extract<FormAnswer, { outcome: 'signed-in' }>, site: Site): string =>
  stringifySetCookie(name, session, { ...attributes(site), ...(remember && { maxAge: rememberSeconds }) });

/** The `Set-Cookie` of a reader who has no session any more. */
export const dropSession = (site: Site): string => stringifySetCookie(name, '', { ...attributes(site), maxAge: 0 });
