import type { FormName } from '@ochiq/contract/forms/forms';

/** A limit per time window. */
export type RateLimit = { points: number; seconds: number };

const hour = 60 * 60;
const day = 24 * hour;

const perHour = (points: number): RateLimit => ({ points, seconds: hour });

/** Signing out costs nothing and must never be blocked. */
export type RateLimitedForm = Exclude<FormName, 'sign-out'>;

/** The number of forms at the same cost per sender; each further number in the hour doubles it. */
export const formsPerCostStep: RateLimit = perHour(40);

/**
 * From one address: with the work of a browser, and without it, as from a browser without scripts.
 * Many people may share an address, in an office or at a mobile operator: their work grows long before they are refused.
 */
export const addressLimits = {
  contact: { proved: perHour(400), unproved: perHour(10) },
  callback: { proved: perHour(200), unproved: perHour(5) },
  appeal: { proved: perHour(400), unproved: perHour(10) },
  inquiry: { proved: perHour(400), unproved: perHour(10) },
  comment: { proved: perHour(400), unproved: perHour(10) },
  review: { proved: perHour(200), unproved: perHour(5) },
  feedback: { proved: perHour(1200), unproved: perHour(30) },
  'error-report': { proved: perHour(400), unproved: perHour(10) },
  'appeal-status': { proved: perHour(60), unproved: perHour(30) },
  signup: { proved: perHour(20), unproved: perHour(5) },
  // Signing in requires no work: it would take the longest where devices are the slowest.
  login: { proved: perHour(60), unproved: perHour(60) },
  'forgot-password': { proved: perHour(20), unproved: perHour(5) },
  'reset-password': { proved: perHour(30), unproved: perHour(30) },
  'confirm-email': { proved: perHour(60), unproved: perHour(60) },
} as const satisfies Record<RateLimitedForm, { proved: RateLimit; unproved: RateLimit }>;

/** Forms with files from one address, 20 MB each at most. */
export const fileFormLimits = { proved: perHour(20), unproved: perHour(5) } as const;

/** Letters to one typed e-mail address. The request itself is accepted beyond it: only letters are limited. */
export const mailLimit: RateLimit = { points: 10, seconds: day };

/**
 * Wrong passwords for one account, from everywhere, before it is guarded. The threshold alone refuses no attempt:
 * strangers could lock the owner out with it.
 */
export const accountGuardThreshold: RateLimit = { points: 50, seconds: day };

/**
 * Attempts at one account per client: of an address (the first half of an IPv6 one), and of the IPv6 network, in which
 * a customer has thousands of them. A person who has forgotten a password tries ten times; while the account is guarded
 * each client has three a day, so that N addresses together have 50 + 3 N, and a client without failures is never
 * refused.
 */
export const passwordAttemptLimits = {
  open: { block: perHour(10), network: perHour(30) },
  guarded: { block: { points: 3, seconds: day }, network: { points: 10, seconds: day } },
} as const satisfies Record<string, Record<'block' | 'network', RateLimit>>;

/** Pages and files of shared drafts to one address: rendering a page costs, and each has many files. */
export const sharedDraftLimit = { page: perHour(300), file: perHour(6000) } as const;

/**
 * Answers of people outside about drafts: codes that are sent for one invitation, and to one network address, and typed codes
 * from one. A code has forty bits and five attempts.
 */
export const approvalLimits = { codes: perHour(5), codesOfAddress: perHour(20), answersOfAddress: perHour(60) } as const;

/** From one address across all providers: it bounds the requests to them. */
export const providerLimit: RateLimit = perHour(120);
