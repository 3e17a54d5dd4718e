import { prefixed, type PathForm } from './path-for.ts';
import type { Provider } from './sign-in-providers.ts';

/** Where signing in through a provider begins. It is no page: the edge leads on to the provider. */
export const signInPath = (form: PathForm, provider: Provider): string => prefixed(form, `/sign-in/${provider}`);

/** Where a provider leads back to: one address for all languages, because providers know each of them letter by letter. */
export const signInCallback = (provider: Provider): string => `/sign-in/${provider}/callback`;
