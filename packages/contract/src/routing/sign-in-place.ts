import { addLocalePrefix } from './path-for.ts';
import type { ViewPrefix } from './scripts.ts';

/** The identity providers, through which a person signs in without a password of this site. */
export const providers = ['oneid', 'google', 'telegram', 'facebook'] as const;

export type Provider = (typeof providers)[number];

export const isProvider = (name: string): name is Provider => providers.some((provider) => provider === name);

/**
 * Returns the path at which signing in through a provider begins. It is no page: the edge redirects to the provider.
 */
export const getSignInPath = (localePrefix: ViewPrefix, provider: Provider): string =>
  addLocalePrefix(localePrefix, `/sign-in/${provider}`);

/**
 * Returns the path of the OAuth callback: one for all languages, because providers require the exact registered
 * address.
 */
export const getSignInCallbackPath = (provider: Provider): string => `/sign-in/${provider}/callback`;
