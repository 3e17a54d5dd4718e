import { prefixed, type PathForm } from './path-for.ts';
import type { Provider } from './sign-in-providers.ts';

/** Where signing in through a provider begins. It is no page: the edge leads on to the provider. */
export const signInPath = (form: PathForm, provider: Provider): string => prefixed(form, `/sign-in/${provider}`);

/** Where a provider leads back to: one address for all languages, because providers know each of them letter by letter. */
export const signInCallback = (provider: Provider): string => `/sign-in/${provider}/callback`;

/** Why nobody was signed in by a provider; the page to sign in on has a sentence for each. */
export const signInProblems = [
  'not-set-up',
  /** The reader did not want to after all. */
  'cancelled',
  /** Begun too long ago, in another browser, or finished already. */
  'expired',
  /** The provider cannot be reached, is slow, or says nothing that can be read. */
  'no-answer',
  /** The provider does not vouch for the person. */
  'declined',
  /** The address belongs to an account that somebody else at this provider signs in to. */
  'clash',
  'blocked',
  'too-many',
  'failed',
] as const;

export type SignInProblem = (typeof signInProblems)[number];

/** What the address of that page says the problem with. */
export const signInProblemParameter = 'sign-in';

/** What uncovers the box of the problems there, and the sentence in it. */
export const signInFact = 'sign-in';
export const signInProblemFact = (problem: SignInProblem): string => `${signInFact}:${problem}`;
