import { randomBytes } from 'node:crypto';

import { spelled, tidy } from './letters';

const length = 6;

/**
 * Creates the number that a citizen quotes to ask about an appeal: `2026-AB12CD`. There are a thousand million of them
 * a year, so that guessing one is not practical.
 */
export const newReceiptNumber = (year: string): string => `${year}-${spelled(randomBytes(length), length)}`;

/** Normalizes a typed receipt number to its stored form. */
export function readReceiptNumber(typed: string): string {
  const whole = tidy(typed);
  return `${whole.slice(0, 4)}-${whole.slice(4)}`;
}
