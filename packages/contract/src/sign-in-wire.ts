import * as z from 'zod/mini';

import { signInProblems } from './sign-in-problems.ts';

/** 32 random bytes in base64url, or a SHA-256. */
const random = z.string().check(z.regex(/^[\w-]{43}$/u));

const refused = z.object({ outcome: z.literal('refused'), reason: z.enum(signInProblems) });

/** What the edge asks the CMS with for the address that a reader is led to; it keeps what belongs to it to itself. */
export const signInBegin = z.object({
  state: random,
  /** The SHA-256 of the verifier (PKCE). */
  challenge: random,
  nonce: random,
});
export type SignInBegin = z.infer<typeof signInBegin>;

/** Where a provider may be: by https only; a trial server on this machine does without. */
export const providerAddress = z.union([
  z.url({ protocol: /^https$/u }).check(z.maxLength(4000)),
  z.url({ protocol: /^http$/u, hostname: /^(?:127\.0\.0\.1|localhost|\[::1\])$/u }),
]);

export const signInLead = z.discriminatedUnion('outcome', [z.object({ outcome: z.literal('lead'), to: providerAddress }), refused]);
export type SignInLead = z.infer<typeof signInLead>;

/** What the edge hands on of what the provider led the reader back with. */
export const signInFinish = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(2000)),
  state: random,
  verifier: random,
  nonce: random,
  /** The reader's network address; the CMS keeps a keyed hash of it only. */
  address: z.string().check(z.maxLength(64)),
});
export type SignInFinish = z.infer<typeof signInFinish>;

export const signInResult = z.discriminatedUnion('outcome', [
  /** As after signing in with a password. */
  z.object({ outcome: z.literal('signed-in'), session: z.string(), remember: z.boolean() }),
  refused,
]);
export type SignInResult = z.infer<typeof signInResult>;

/** Where the CMS is asked, before the provider's name and what is asked for. */
export const signInRoad = '/api/intake/sign-in';

export const signInLimits = {
  /** Between the link and the way back, in milliseconds: a reader may have to find a password. */
  attemptMs: 10 * 60 * 1000,
  /** All that a provider is asked for together. */
  providerMs: 10_000,
} as const;
