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
