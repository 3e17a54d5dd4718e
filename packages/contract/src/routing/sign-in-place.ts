import { addLocalePrefix, type LocalePrefix } from './path-for.ts';
import type { Provider } from '../wire/sign-in-providers.ts';

/**
 * Returns the path at which signing in through a provider begins. It is no page: the edge redirects to the provider.
 */
export const getSignInPath = (localePrefix: LocalePrefix, provider: Provider): string =>
  addLocalePrefix(localePrefix, `/sign-in/${provider}`);

/**
 * Returns the path of the OAuth callback: one for all languages, because providers require the exact registered
 * address.
 */
export const getSignInCallbackPath = (provider: Provider): string => `/sign-in/${provider}/callback`;
