import { createHash, timingSafeEqual } from 'node:crypto';

import { encodeReadable, normalizeTypedCode } from './code-alphabet';
import { derivePurposeKey, hashWithKey } from './secret-keys';

const length = 8;

/**
 * Derives the code of an appeal from the request key, so that a retry of the same request gets the same code; it is
 * stored nowhere.
 */
export const deriveAppealCode = (secret: string, requestKey: string): string =>
  encodeReadable(Buffer.from(hashWithKey(derivePurposeKey(secret, 'code'), requestKey), 'hex'), length);

/** Returns the hash of a code, which is all that is stored of it. */
export const hashAppealCode = (secret: string, receiptNumber: string, code: string): string =>
  hashWithKey(derivePurposeKey(secret, 'code-hash'), receiptNumber, normalizeTypedCode(code));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. Digests are of one length, whatever a stranger sent: `timingSafeEqual` throws where lengths differ. */
export const isTimingSafeEqual = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
