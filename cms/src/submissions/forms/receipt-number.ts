import { randomBytes } from 'node:crypto';

import { encodeReadable, normalizeTypedCode } from './code-alphabet';

const length = 6;

/**
 * Creates the number that a citizen quotes to ask about an appeal: `2026-AB12CD`. There are a thousand million of them
 * a year, so that guessing one is not practical.
 */
export const createReceiptNumber = (year: string): string => `${year}-${encodeReadable(randomBytes(length), length)}`;

/** Normalizes a typed receipt number to its stored form. */
export function normalizeReceiptNumber(typed: string): string {
  const normalized = normalizeTypedCode(typed);
  return `${normalized.slice(0, 4)}-${normalized.slice(4)}`;
}
