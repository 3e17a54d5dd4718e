import { createHmac, hkdfSync } from 'node:crypto';

type Purpose =
  | 'time-token'
  | 'challenge'
  | 'request'
  | 'code'
  | 'code-hash'
  | 'session'
  | 'reader-session'
  | 'password-stamp'
  | 'account-code'
  | 'identity'
  | 'sign-in-state';

/** A key for one purpose; who learns one of them knows none of the others. */
export const keyFor = (secret: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'ochiq', `intake/${purpose}`, 32));

/** A keyed hash of texts; where one ends and the next begins makes a difference. */
export const keyedHash = (key: Buffer | string, ...texts: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(texts)).digest('hex');
