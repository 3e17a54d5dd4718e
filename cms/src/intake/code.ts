import { createHash, timingSafeEqual } from 'node:crypto';

import { spelled, tidy } from './letters';
import { keyFor, keyedHash } from './secret-keys';

const length = 8;

/** The code of an appeal. It follows from the request, so a second try of the same is told the same; it is kept nowhere. */
export const codeOf = (secret: string, requestKey: string): string =>
  spelled(Buffer.from(keyedHash(keyFor(secret, 'code'), requestKey), 'hex'), length);

/** What is kept of a code. */
export const codeHashOf = (secret: string, receiptNumber: string, code: string): string =>
  keyedHash(keyFor(secret, 'code-hash'), receiptNumber, tidy(code));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. Digests are of one length, whatever a stranger sent: `timingSafeEqual` throws where lengths differ. */
export const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
