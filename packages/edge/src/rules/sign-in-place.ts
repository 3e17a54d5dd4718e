import { splitForm, type PathForm } from '@ochiq/contract/path-for';
import { signInCallback, signInPath } from '@ochiq/contract/sign-in-place';
import { providers, type Provider } from '@ochiq/contract/sign-in-providers';

import type { Place } from './place.ts';

/** An address of signing in through a provider: where it begins, and where the provider leads back to. */
export type SignInPlace = { part: 'begin'; form: PathForm; provider: Provider } | { part: 'callback'; provider: Provider };

/** What of signing in through a provider a place is; undefined where it has nothing to do with it. */
export function signInPlace({ path, canonical }: Place): SignInPlace | undefined {
  if (!canonical) return undefined;
  const { form } = splitForm(path);
  for (const provider of providers) {
    if (path === signInPath(form, provider)) return { part: 'begin', form, provider };
    if (path === signInCallback(provider)) return { part: 'callback', provider };
  }
  return undefined;
}
