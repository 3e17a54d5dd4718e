import type { FormName } from '@ochiq/contract/forms/forms';

/** So many within so many seconds. */
export type Limit = { points: number; seconds: number };

const hour = 60 * 60;
const day = 24 * hour;

const perHour = (points: number): Limit => ({ points, seconds: hour });

/** Signing out costs nothing, and nobody shall be kept from it. */
export type CountedForm = Exclude<FormName, 'sign-out'>;

/**
 * From one address: with the work of a browser, and without it, as from a browser without scripts.
 * Many people may share an address, in an office or at a mobile operator.
 */
export const addressLimits = {
  contact: { proved: perHour(40), unproved: perHour(10) },
  callback: { proved: perHour(20), unproved: perHour(5) },
  appeal: { proved: perHour(40), unproved: perHour(10) },
  comment: { proved: perHour(40), unproved: perHour(10) },
  review: { proved: perHour(20), unproved: perHour(5) },
  feedback: { proved: perHour(120), unproved: perHour(30) },
  'error-report': { proved: perHour(40), unproved: perHour(10) },
  'appeal-status': { proved: perHour(60), unproved: perHour(30) },
  signup: { proved: perHour(20), unproved: perHour(5) },
  // Nobody works to sign in: the work would take the longest where devices are the slowest.
  login: { proved: perHour(60), unproved: perHour(60) },
  'forgot-password': { proved: perHour(20), unproved: perHour(5) },
  'reset-password': { proved: perHour(30), unproved: perHour(30) },
  'confirm-email': { proved: perHour(60), unproved: perHour(60) },
} as const satisfies Record<CountedForm, { proved: Limit; unproved: Limit }>;

/** For one e-mail address that was typed: nobody fills a stranger's box with our letters. */
export const emailLimit: Limit = { points: 10, seconds: day };

/** For one receipt number: the code of an appeal is not guessed from many addresses. */
export const receiptLimit: Limit = perHour(30);

/** To one account from one address: a person who has forgotten a password tries so often, a machine has to stop. */
export const signInLimit: Limit = perHour(10);

/** To one account from everywhere: many addresses together guess no faster, and shut the owner out for an hour at most. */
export const signInFromAllLimit: Limit = perHour(100);

/** From one address through all providers: none of them is asked for nothing without end. */
export const providerLimit: Limit = perHour(120);
