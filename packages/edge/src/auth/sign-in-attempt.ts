import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

import { viewPrefixes } from '@ochiq/contract/routing/scripts';
import type { SignInProblem } from '@ochiq/contract/wire/sign-in-problems';
import type { Provider } from '@ochiq/contract/routing/sign-in-place';
import { signInFinish, signInLimits, type SignInBegin } from '@ochiq/contract/wire/sign-in-wire';
import { decrypt, deriveEncryptionKey, encrypt } from '@ochiq/service-kit/sealed-text';
import { parseCookie, stringifySetCookie } from 'cookie';
import * as z from 'zod/mini';

import { toPublicPath, type SiteAddress } from '../routing/site-address.ts';

const { state, verifier, nonce } = signInFinish.shape;

const attempt = z.object({
  state,
  verifier,
  nonce,
  /** The locale prefix of the page that the reader came from. */
  form: z.enum(viewPrefixes),
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

type Site = Pick<SiteAddress, 'base' | 'https'>;

/** Returns the name of a provider's cookie: a reader who tries two of them at once can finish with either. */
const nameFor = (provider: Provider): string => `ochiq_sign_in_${provider}`;

/** `Lax`: the browser sends it when the provider redirects back, and only to the callback. */
const attributes = ({ base, https }: Site) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: https,
  path: toPublicPath(base, '/sign-in'),
});

/** Reads the encrypted attempt from a reader's cookies; undefined where there is none. */
export const readAttemptCookie = (header: string | undefined, provider: Provider): string | undefined =>
  header === undefined ? undefined : parseCookie(header)[nameFor(provider)];

export const createAttemptCookie = (sealed: string, provider: Provider, site: Site): string =>
  stringifySetCookie(nameFor(provider), sealed, { ...attributes(site), maxAge: signInLimits.attemptMs / 1000 });

export const clearAttemptCookie = (provider: Provider, site: Site): string =>
  stringifySetCookie(nameFor(provider), '', { ...attributes(site), maxAge: 0 });

/** The parameters of a callback: a code, or why there is none. The provider's own error text is not read. */
type SignInReturn = { state: string; with: { code: string } | { problem: Extract<SignInProblem, 'cancelled' | 'declined'> } };

/** Returns a value that occurs once; one that occurs twice counts as absent. */
function single(query: URLSearchParams, name: string): string {
  const [value = '', ...more] = query.getAll(name);
  return more.length === 0 ? value : '';
}

export function parseSignInReturn(query: string): SignInReturn {
  const values = new URLSearchParams(query);
  const returned = single(values, 'state');
  if (single(values, 'error') === 'access_denied') return { state: returned, with: { problem: 'cancelled' } };
  const { success, data: code } = signInFinish.shape.code.safeParse(single(values, 'code'));
  return { state: returned, with: success && !values.has('error') ? { code } : { problem: 'declined' } };
}
