import { leastFillingMs } from '@ochiq/contract/forms/wire';

import { isSame } from './code';
import { keyFor, keyedHash } from './secret-keys';

/** Older forms have to be opened again. */
export const tokenLifeMs = 2 * 60 * 60 * 1000;

export type Opened = {
  /** The challenge that came with it. */
  nonce: string;
  /** Sent so soon that a machine may have done it. */
  tooQuick: boolean;
};

const signature = (secret: string, at: string, nonce: string) => keyedHash(keyFor(secret, 'time-token'), at, nonce);

/**
 * Creates a token that says when a form was opened and with which challenge; it is signed, so that it can't be forged.
 */
export function makeTimeToken(secret: string, nonce: string, now: Date): string {
  const at = String(now.getTime());
  return `${at}.${nonce}.${signature(secret, at, nonce)}`;
}

/** Reads a token; null for one that is forged or too old. */
export function readTimeToken(secret: string, token: string, now: Date): Opened | null {
  const [at = '', nonce = '', signed = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSame(signed, signature(secret, at, nonce))) return null;
  const age = now.getTime() - Number(at);
  return age < 0 || age > tokenLifeMs ? null : { nonce, tooQuick: age < leastFillingMs };
}
