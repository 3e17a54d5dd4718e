import { splitForm, type PathForm } from '@ochiq/contract/path-for';
import { signInCallback, signInPath } from '@ochiq/contract/sign-in-place';
import { providers, type Provider } from '@ochiq/contract/sign-in-providers';

import type { Place } from './place.ts';

/** A route of signing in through a provider: where it begins, and the callback. */
export type SignInPlace = { part: 'begin'; form: PathForm; provider: Provider } | { part: 'callback'; provider: Provider };

/** Matches a path with the routes of signing in through a provider; undefined for other paths. */
export function signInPlace({ path, canonical }: Place): SignInPlace | undefined {
  if (!canonical) return undefined;
  const { form } = splitForm(path);
  for (const provider of providers) {
    if (path === signInPath(form, provider)) return { part: 'begin', form, provider };
    if (path === signInCallback(provider)) return { part: 'callback', provider };
  }
  return undefined;
}
