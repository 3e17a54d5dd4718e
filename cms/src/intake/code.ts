import { createHash, timingSafeEqual } from 'node:crypto';

import { spelled, tidy } from './letters';
import { keyFor, keyedHash } from './secret-keys';

const length = 8;

/**
 * Derives the code of an appeal from the request key, so that a retry of the same request gets the same code; it is
 * stored nowhere.
 */
export const codeOf = (secret: string, requestKey: string): string =>
  spelled(Buffer.from(keyedHash(keyFor(secret, 'code'), requestKey), 'hex'), length);

/** Returns the hash of a code, which is all that is stored of it. */
export const codeHashOf = (secret: string, receiptNumber: string, code: string): string =>
  keyedHash(keyFor(secret, 'code-hash'), receiptNumber, tidy(code));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. Digests are of one length, whatever a stranger sent: `timingSafeEqual` throws where lengths differ. */
export const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
