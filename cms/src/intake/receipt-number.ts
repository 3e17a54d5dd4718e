import { randomBytes } from 'node:crypto';

import { spelled, tidy } from './letters';

const length = 6;

/** What a citizen quotes to ask about an appeal: `2026-AB12CD`. A thousand million of them a year, so nobody guesses one. */
export const newReceiptNumber = (year: string): string => `${year}-${spelled(randomBytes(length), length)}`;

/** A receipt number as it is kept, of one that a person typed. */
export function readReceiptNumber(typed: string): string {
  const whole = tidy(typed);
  return `${whole.slice(0, 4)}-${whole.slice(4)}`;
}
