import * as z from 'zod/mini';

import { signInProblems } from './sign-in-problems.ts';

/** 32 random bytes in base64url, or a SHA-256. */
const randomToken = z.string().check(z.regex(/^[\w-]{43}$/u));

const refusedResult = z.object({ outcome: z.literal('refused'), reason: z.enum(signInProblems) });

/** The edge's request to the CMS for the provider's authorization address; the verifier stays in the edge. */
export const signInBegin = z.object({
  state: randomToken,
  /** The SHA-256 of the verifier (PKCE). */
  challenge: randomToken,
  nonce: randomToken,
});
export type SignInBegin = z.infer<typeof signInBegin>;

/** The address of a provider: https only; a test server on this machine may use http. */
export const providerAddress = z.union([
  z.url({ protocol: /^https$/u }).check(z.maxLength(4000)),
  z.url({ protocol: /^http$/u, hostname: /^(?:127\.0\.0\.1|localhost|\[::1\])$/u }),
]);

export const signInRedirect = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('lead'), to: providerAddress }),
  refusedResult,
]);
export type SignInRedirect = z.infer<typeof signInRedirect>;

/** The edge's request to the CMS with what the provider returned through the reader's browser. */
export const signInFinish = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(2000)),
  state: randomToken,
  verifier: randomToken,
  nonce: randomToken,
  /** The reader's network address; the CMS keeps a keyed hash of it only. */
  address: z.string().check(z.maxLength(64)),
});
export type SignInFinish = z.infer<typeof signInFinish>;

export const signInResult = z.discriminatedUnion('outcome', [
  /** As after signing in with a password. */
  z.object({ outcome: z.literal('signed-in'), session: z.string(), remember: z.boolean() }),
  refusedResult,
]);
export type SignInResult = z.infer<typeof signInResult>;

/** The base path of the CMS's sign-in endpoints, followed by the provider's name and the action. */
export const signInApiPath = '/api/intake/sign-in';

export const signInLimits = {
  /** Maximum time from the sign-in link to the callback, in milliseconds: a reader may have to find a password. */
  attemptMs: 10 * 60 * 1000,
  /** Maximum time for all requests to a provider together, in milliseconds. */
  providerMs: 10_000,
} as const;
