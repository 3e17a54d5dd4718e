import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

import { derivePurposeKey, hashWithKey } from './secret-keys';

/** Thirty-two letters and digits that are not mistaken for one another: no I, O, 0 or 1. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Cyrillic letters that look like Latin ones, as people may type them. */
const lookalikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  Р: 'P',
  Т: 'T',
  Х: 'X',
  У: 'Y',
};

/** Encodes the first bytes, one letter each. */
const encodeReadable = (bytes: Uint8Array, count: number): string =>
  Array.from(bytes.subarray(0, count), (byte) => alphabet.charAt(byte % alphabet.length)).join('');

/** Creates a random code; each of its letters has five bits. */
export const createReadableCode = (length: number): string => encodeReadable(randomBytes(length), length);

/** Normalizes typed text: case, spaces, hyphens and the script of look-alikes make no difference. */
export const normalizeTypedCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/\p{Script=Cyrillic}/gu, (letter) => lookalikes[letter] ?? letter);

const numberLength = 6;

/**
 * Creates the number that a citizen quotes to ask about an appeal: `2026-AB12CD`. There are a thousand million of them
 * a year, so that guessing one is not practical.
 */
export const createReceiptNumber = (year: string): string => `${year}-${createReadableCode(numberLength)}`;

/** Normalizes a typed receipt number to its stored form. */
export function normalizeReceiptNumber(typed: string): string {
  const normalized = normalizeTypedCode(typed);
  return `${normalized.slice(0, 4)}-${normalized.slice(4)}`;
}

const codeLength = 8;

/**
 * Derives the code of an appeal from the request key, so that a retry of the same request gets the same code; it is
 * stored nowhere.
 */
export const deriveAppealCode = (secret: string, requestKey: string): string =>
  encodeReadable(Buffer.from(hashWithKey(derivePurposeKey(secret, 'code'), requestKey), 'hex'), codeLength);

/** Returns the hash of a code, which is all that is stored of it. */
export const hashAppealCode = (secret: string, receiptNumber: string, code: string): string =>
  hashWithKey(derivePurposeKey(secret, 'code-hash'), receiptNumber, normalizeTypedCode(code));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. Digests are of one length, whatever a stranger sent: `timingSafeEqual` throws where lengths differ. */
export const isTimingSafeEqual = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
