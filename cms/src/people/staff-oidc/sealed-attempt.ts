import { randomBytes } from 'node:crypto';

import { decrypt, deriveEncryptionKey, encrypt } from '@ochiq/service-kit/sealed-text';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { readSecrets } from '../../env';
import { derivePurposeKey, hashWithKey } from '../../submissions/forms/secret-keys';
import { consumeProof } from '../../submissions/rate-limits/proof';
import type { CookieContext } from '../second-factor/devices';
import { staffSignInPath } from './staff-sign-in';

/** How long a person may take at the provider, in milliseconds. */
const attemptMs = 10 * 60 * 1000;

const attemptShape = z.strictObject({ state: z.string(), nonce: z.string(), verifier: z.string(), expiresAt: z.number() });
/** What a browser goes to the provider with. It alone has it, sealed, so that no one else finishes what it began. */
export type SignInAttempt = z.output<typeof attemptShape>;

/** Over https no other host of the domain can put a cookie of this name into a browser, and with it an attempt of its own. */
const getCookieName = ({ cookies }: CookieContext) => (cookies.secure ? '__Host-ochiq_staff_sign_in' : 'ochiq_staff_sign_in');
const place = 'attempt';
const getKey = () => deriveEncryptionKey(readSecrets().ENCRYPTION_KEY, 'staff sign-in');
const createWord = () => randomBytes(32).toString('base64url');

function setCookie(context: CookieContext, value: string, maxAge: number): void {
  const { cookies } = context;
  const { secure } = cookies;
  const path = secure ? '/' : staffSignInPath;
  cookies.set(getCookieName(context), value, { httpOnly: true, sameSite: 'lax', secure, path, maxAge, overwrite: true });
}

export const createAttempt = (now: Date): SignInAttempt => ({
  ...{ state: createWord(), nonce: createWord(), verifier: createWord() },
  expiresAt: now.getTime() + attemptMs,
});

/** Gives a browser its attempt, in the place of a former one. */
export const storeAttempt = (context: CookieContext, attempt: SignInAttempt): void =>
  setCookie(context, encrypt(JSON.stringify(attempt), place, getKey()), attemptMs);

function openAttempt(sealed: string): SignInAttempt | null {
  try {
    return attemptShape.parse(JSON.parse(decrypt(sealed, place, getKey())));
  } catch {
    return null;
  }
}

/**
 * Takes the attempt out of a browser, once: the database decides between two requests with the same one, also where the cookie
 * was copied.
 * @returns `null` where the browser has none, or another one, or it has run out or was taken before
 */
export async function takeAttempt(strapi: Core.Strapi, context: CookieContext, state: string, now: Date): Promise<SignInAttempt | null> {
  const attempt = openAttempt(context.cookies.get(getCookieName(context)) ?? '');
  // An attempt of another tab stays.
  if (attempt?.state !== state) return null;
  setCookie(context, '', 0);
  if (attempt.expiresAt <= now.getTime()) return null;
  const nonce = hashWithKey(derivePurposeKey(readSecrets().ENCRYPTION_KEY, 'staff-sign-in-state'), state);
  return (await consumeProof(strapi, { nonce, expiresAt: new Date(attempt.expiresAt) })) ? attempt : null;
}
