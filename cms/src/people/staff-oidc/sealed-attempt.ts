import { randomBytes } from 'node:crypto';

import { decrypt, deriveEncryptionKey, encrypt } from '@ochiq/service-kit/sealed-text';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { readSecrets } from '../../env';
import { derivePurposeKey, hashWithKey } from '../../submissions/forms/secret-keys';
import { consumeProof } from '../../submissions/rate-limits/proof';
import type { CookieContext } from '../second-factor/devices';
import type { SessionOwner } from '../second-factor/panel-session';
import { staffLinksPath, type StaffPurpose, staffSignInPath } from './staff-sign-in';

/** How long a person may take at the provider, in milliseconds. */
const attemptMs = 10 * 60 * 1000;

const words = { state: z.string(), nonce: z.string(), verifier: z.string(), expiresAt: z.number() };
const signInAttempt = z.strictObject({ ...words, purpose: z.literal('sign-in') });
/** It is for this account, in the session in which it was begun. */
const linkAttempt = z.strictObject({ ...words, purpose: z.literal('link'), user: z.int(), session: z.string() });
const attemptShape = z.discriminatedUnion('purpose', [signInAttempt, linkAttempt]);

export type LinkAttempt = z.output<typeof linkAttempt>;
/** What a browser goes to the provider with. It alone has it, sealed, so that no one else finishes what it began. */
export type StaffAttempt = z.output<typeof attemptShape>;

const cookies = {
  'sign-in': { name: 'ochiq_staff_sign_in', path: staffSignInPath },
  link: { name: 'ochiq_staff_link', path: staffLinksPath },
} as const satisfies Record<StaffPurpose, { name: string; path: string }>;

/** Over https no other host of the domain can put a cookie of this name into a browser, and with it an attempt of its own. */
const getCookieName = (context: CookieContext, purpose: StaffPurpose) =>
  `${context.cookies.secure ? '__Host-' : ''}${cookies[purpose].name}`;
const getKey = () => deriveEncryptionKey(readSecrets().ENCRYPTION_KEY, 'staff sign-in');
const createWord = () => randomBytes(32).toString('base64url');

function setCookie(context: CookieContext, purpose: StaffPurpose, value: string, maxAge: number): void {
  const { secure } = context.cookies;
  const path = secure ? '/' : cookies[purpose].path;
  const options = { httpOnly: true, sameSite: 'lax', secure, path, maxAge, overwrite: true } as const;
  context.cookies.set(getCookieName(context, purpose), value, options);
}

function createWords(now: Date) {
  const [state, nonce, verifier] = [createWord(), createWord(), createWord()];
  return { state, nonce, verifier, expiresAt: now.getTime() + attemptMs };
}

export const createSignInAttempt = (now: Date): StaffAttempt => ({ ...createWords(now), purpose: 'sign-in' });

/** Creates an attempt to link the account of a session, which no other session or account finishes. */
export const createLinkAttempt = (now: Date, { user, session }: SessionOwner): LinkAttempt => ({
  ...createWords(now),
  ...{ purpose: 'link', user, session },
});

/** Gives a browser its attempt, in the place of a former one. */
export const storeAttempt = (context: CookieContext, attempt: StaffAttempt): void =>
  setCookie(context, attempt.purpose, encrypt(JSON.stringify(attempt), attempt.purpose, getKey()), attemptMs);

function openAttempt(sealed: string, purpose: StaffPurpose): StaffAttempt | null {
  try {
    // Sealed for its purpose: with the other cookie's name it opens nothing.
    return attemptShape.parse(JSON.parse(decrypt(sealed, purpose, getKey())));
  } catch {
    return null;
  }
}

/**
 * Takes the attempt out of a browser, once: the database decides between two requests with the same one, also where the cookie
 * was copied. An attempt of another purpose is none.
 * @returns `null` where the browser has none, or another one, or it has run out or was taken before
 */
export async function takeAttempt(
  strapi: Core.Strapi,
  context: CookieContext,
  purpose: StaffPurpose,
  state: string,
): Promise<StaffAttempt | null> {
  const attempt = openAttempt(context.cookies.get(getCookieName(context, purpose)) ?? '', purpose);
  // An attempt of another tab stays.
  if (attempt?.state !== state || attempt.purpose !== purpose) return null;
  setCookie(context, purpose, '', 0);
  if (attempt.expiresAt <= Date.now()) return null;
  const nonce = hashWithKey(derivePurposeKey(readSecrets().ENCRYPTION_KEY, 'staff-sign-in-state'), state);
  return (await consumeProof(strapi, { nonce, expiresAt: new Date(attempt.expiresAt) })) ? attempt : null;
}
