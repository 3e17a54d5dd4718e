/** Why signing in through a provider failed; the sign-in page has a sentence for each. */
export const signInProblems = [
  'not-set-up',
  /** The reader cancelled. */
  'cancelled',
  /** Started too long ago, in another browser, or completed already. */
  'expired',
  /** The provider is unreachable, slow, or sends an invalid response. */
  'no-answer',
  /** The provider does not vouch for the person. */
  'declined',
  /** The e-mail address belongs to an account that is linked to another identity at this provider. */
  'clash',
  'blocked',
  'too-many',
  'failed',
] as const;

export type SignInProblem = (typeof signInProblems)[number];

/** The query parameter of that page that holds the problem. */
export const signInProblemParameter = 'sign-in';

/** The condition that shows the box of problems on that page. */
export const signInCondition = 'sign-in';
export const getSignInProblemCondition = (problem: SignInProblem): string => `${signInCondition}:${problem}`;
