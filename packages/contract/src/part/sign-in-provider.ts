import { oneOf, flag } from '../field.ts';
import { part } from '../part.ts';
import { providers } from '../sign-in-providers.ts';

export const signInProvider = part('sign-in-provider', 'Social sign-in', {
  /** The identity provider. */
  provider: oneOf(providers),
  /** Whether the connection is set up; otherwise the page says that it is not. */
  ready: flag(),
});
