import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

import { localePrefixes } from '@ochiq/contract/routing/path-for';
import type { Provider } from '@ochiq/contract/routing/sign-in-place';
import { signInFinish, signInLimits, type SignInBegin } from '@ochiq/contract/wire/sign-in-wire';
import * as z from 'zod/mini';

import { decrypt, deriveEncryptionKey, encrypt } from './sealed-text.ts';

const { state, verifier, nonce } = signInFinish.shape;

const attempt = z.object({
  state,
  verifier,
  nonce,
  /** The locale prefix of the page that the reader came from. */
  form: z.enum(localePrefixes),
  until: z.number(),
});

/** A sign-in attempt through a provider: only the reader's own browser brings it back, and only to us. */
export type SignInAttempt = z.infer<typeof attempt>;

export const deriveAttemptKey = (secret: string): Buffer => deriveEncryptionKey(secret, 'signing in through a provider');

const random = (): string => randomBytes(32).toString('base64url');
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

export const createSignInAttempt = (localePrefix: SignInAttempt['form'], now: number): SignInAttempt => ({
  state: random(),
  verifier: random(),
  nonce: random(),
  form: localePrefix,
  until: now + signInLimits.attemptMs,
});

/** Returns the part of an attempt that the provider receives. */
export const toSignInBegin = ({ state: attemptState, verifier: attemptVerifier, nonce: attemptNonce }: SignInAttempt): SignInBegin => ({
  state: attemptState,
  challenge: sha256(attemptVerifier).toString('base64url'),
  nonce: attemptNonce,
});

export const encryptAttempt = (begun: SignInAttempt, provider: Provider, key: Buffer): string =>
  encrypt(JSON.stringify(begun), provider, key);

/** Decrypts an attempt; undefined where it was changed, belongs to another provider, or has expired. */
export function decryptAttempt(text: string, provider: Provider, key: Buffer, now: number): SignInAttempt | undefined {
  try {
    const opened = attempt.parse(JSON.parse(decrypt(text, provider, key)));
    return opened.until > now ? opened : undefined;
  } catch {
    return undefined;
  }
}

/** Compares a returned state with the one that was sent, in constant time. */
export const isState = (returned: string, sent: string): boolean => timingSafeEqual(sha256(returned), sha256(sent));
