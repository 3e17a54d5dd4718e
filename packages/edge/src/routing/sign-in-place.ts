import { splitLocalePrefix, type LocalePrefix } from '@ochiq/contract/routing/path-for';
import { getSignInCallbackPath, getSignInPath, providers, type Provider } from '@ochiq/contract/routing/sign-in-place';

import type { ResourcePath } from './resource-path.ts';

/** A route of signing in through a provider: where it begins, and the callback. */
export type SignInRoute = { part: 'begin'; form: LocalePrefix; provider: Provider } | { part: 'callback'; provider: Provider };

/** Matches a path with the routes of signing in through a provider; undefined for other paths. */
export function matchSignInPath({ path, canonical }: ResourcePath): SignInRoute | undefined {
  if (!canonical) return undefined;
  const { form } = splitLocalePrefix(path);
  for (const provider of providers) {
    if (path === getSignInPath(form, provider)) return { part: 'begin', form, provider };
    if (path === getSignInCallbackPath(provider)) return { part: 'callback', provider };
  }
  return undefined;
}
