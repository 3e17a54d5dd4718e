import { minFillTimeMs } from '@ochiq/contract/forms/wire';

import { isTimingSafeEqual } from '../forms/readable-codes';
import { derivePurposeKey, hashWithKey } from '../forms/secret-keys';

/** Older forms have to be opened again. */
export const tokenLifeMs = 2 * 60 * 60 * 1000;

export type OpenedForm = {
  /** The challenge that came with it. */
  nonce: string;
  /** Sent so soon that a machine may have done it. */
  tooQuick: boolean;
};

const signature = (secret: string, at: string, nonce: string) => hashWithKey(derivePurposeKey(secret, 'time-token'), at, nonce);

/**
 * Creates a token that says when a form was opened and with which challenge; it is signed, so that it can't be forged.
 */
export function createTimeToken(secret: string, nonce: string, now: Date): string {
  const at = String(now.getTime());
  return `${at}.${nonce}.${signature(secret, at, nonce)}`;
}

/** Reads a token; null for one that is forged or too old. */
export function readTimeToken(secret: string, token: string, now: Date): OpenedForm | null {
  const [at = '', nonce = '', signed = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isTimingSafeEqual(signed, signature(secret, at, nonce))) return null;
  const age = now.getTime() - Number(at);
  return age < 0 || age > tokenLifeMs ? null : { nonce, tooQuick: age < minFillTimeMs };
}
