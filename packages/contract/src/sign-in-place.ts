import { prefixed, type PathForm } from './path-for.ts';
import type { Provider } from './sign-in-providers.ts';

/**
 * Returns the path at which signing in through a provider begins. It is no page: the edge redirects to the provider.
 */
export const signInPath = (form: PathForm, provider: Provider): string => prefixed(form, `/sign-in/${provider}`);

/**
 * Returns the path of the OAuth callback: one for all languages, because providers require the exact registered
 * address.
 */
export const signInCallback = (provider: Provider): string => `/sign-in/${provider}/callback`;
