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
  | 'sign-in-state'
  | 'recovery-code'
  | 'panel-device'
  | 'passkey-challenge'
  | 'passkey-owner'
  | 'staff-identity'
  | 'staff-sign-in-state'
  | 'audit-chain'
  | 'audit-head'
  | 'audit-checkpoint'
  | 'approval-code'
  | 'approval-address';

/** Derives a key for one purpose; knowing one of them reveals none of the others. */
export const derivePurposeKey = (secret: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'ochiq', `intake/${purpose}`, 32));

/** Hashes texts with a key; the boundaries between them are part of the hash. */
export const hashWithKey = (key: Buffer | string, ...texts: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(texts)).digest('hex');
