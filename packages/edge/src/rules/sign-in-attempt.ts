import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

import { pathForms } from '@ochiq/contract/path-for';
import type { Provider } from '@ochiq/contract/sign-in-providers';
import { signInFinish, signInLimits, type SignInBegin } from '@ochiq/contract/sign-in-wire';
import * as z from 'zod/mini';

import { openText, sealingKey, sealText } from './sealed-text.ts';

const { state, verifier, nonce } = signInFinish.shape;

const attempt = z.object({
  state,
  verifier,
  nonce,
  /** The locale prefix of the page that the reader came from. */
  form: z.enum(pathForms),
  until: z.number(),
});

/** A sign-in attempt through a provider: only the reader's own browser brings it back, and only to us. */
export type SignInAttempt = z.infer<typeof attempt>;

export const attemptKey = (secret: string): Buffer => sealingKey(secret, 'signing in through a provider');

const random = (): string => randomBytes(32).toString('base64url');
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

export const newAttempt = (form: SignInAttempt['form'], now: number): SignInAttempt => ({
  state: random(),
  verifier: random(),
  nonce: random(),
  form,
  until: now + signInLimits.attemptMs,
});

/** Returns the part of an attempt that the provider receives. */
export const toldOf = ({ state: told, verifier: kept, nonce: repeated }: SignInAttempt): SignInBegin => ({
  state: told,
  challenge: sha256(kept).toString('base64url'),
  nonce: repeated,
});

export const sealAttempt = (begun: SignInAttempt, provider: Provider, key: Buffer): string =>
  sealText(JSON.stringify(begun), provider, key);

/** Decrypts an attempt; undefined where it was changed, belongs to another provider, or has expired. */
export function openAttempt(text: string, provider: Provider, key: Buffer, now: number): SignInAttempt | undefined {
  try {
    const found = attempt.parse(JSON.parse(openText(text, provider, key)));
    return found.until > now ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Compares a returned state with the one that was sent, in constant time. */
export const isState = (returned: string, sent: string): boolean => timingSafeEqual(sha256(returned), sha256(sent));
