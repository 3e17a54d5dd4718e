import type { Provider } from '@ochiq/contract/routing/sign-in-place';
import { signInLimits } from '@ochiq/contract/wire/sign-in-wire';
import { parseCookie, stringifySetCookie } from 'cookie';

import { toPublicPath } from '../routing/base-path.ts';
import type { SiteAddress } from '../headers/site-address.ts';

type Site = Pick<SiteAddress, 'base' | 'https'>;

/** Returns the name of a provider's cookie: a reader who tries two of them at once can finish with either. */
const nameFor = (provider: Provider): string => `ochiq_sign_in_${provider}`;

/** `Lax`: the browser sends it when the provider redirects back, and only to the callback. */
const attributes = ({ base, https }: Site) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: https,
  path: toPublicPath(base, '/sign-in'),
});

/** Reads the encrypted attempt from a reader's cookies; undefined where there is none. */
export const readAttemptCookie = (header: string | undefined, provider: Provider): string | undefined =>
  header === undefined ? undefined : parseCookie(header)[nameFor(provider)];

export const createAttemptCookie = (sealed: string, provider: Provider, site: Site): string =>
  stringifySetCookie(nameFor(provider), sealed, { ...attributes(site), maxAge: signInLimits.attemptMs / 1000 });

export const clearAttemptCookie = (provider: Provider, site: Site): string =>
  stringifySetCookie(nameFor(provider), '', { ...attributes(site), maxAge: 0 });
