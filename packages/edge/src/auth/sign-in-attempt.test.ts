import { createHash } from 'node:crypto';

import { signInLimits } from '@ochiq/contract/wire/sign-in-wire';
import fc from 'fast-check';

import { deriveReceiptKey } from '../forms/sealed-receipt.ts';
import {
  createSignInAttempt,
  decryptAttempt,
  deriveAttemptKey,
  encryptAttempt,
  isState,
  parseSignInReturn,
  toSignInBegin,
} from './sign-in-attempt.ts';

const key = deriveAttemptKey('a-secret-of-the-tests');

test('an attempt is valid for ten minutes, for its provider, with our key', () => {
  const begun = createSignInAttempt('ru', 0);
  const sealed = encryptAttempt(begun, 'google', key);
  expect(decryptAttempt(sealed, 'google', key, signInLimits.attemptMs - 1)).toEqual(begun);
  expect(decryptAttempt(sealed, 'google', key, signInLimits.attemptMs)).toBeUndefined();
  expect(decryptAttempt(sealed, 'facebook', key, 0)).toBeUndefined();
  expect(decryptAttempt(sealed, 'google', deriveAttemptKey('another-secret-of-the-tests'), 0)).toBeUndefined();
  expect(decryptAttempt(sealed, 'google', deriveReceiptKey('a-secret-of-the-tests'), 0)).toBeUndefined();
});

test('is unreadable, and fits into a cookie', () => {
  const begun = createSignInAttempt('plain', 0);
  const sealed = encryptAttempt(begun, 'google', key);
  expect(sealed).toMatch(/^[\w-]{200,500}$/u);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(begun.verifier);
});

test('no two attempts are alike, and the provider does not receive the verifier', () => {
  const [one, other] = [createSignInAttempt('ru', 0), createSignInAttempt('ru', 0)];
  expect(new Set([one.state, one.verifier, one.nonce, other.state, other.verifier, other.nonce]).size).toBe(6);
  const beginParameters = toSignInBegin(one);
  expect(beginParameters).toEqual({
    state: one.state,
    nonce: one.nonce,
    challenge: createHash('sha256').update(one.verifier).digest('base64url'),
  });
});

test('rejects any other text, also as a state', () => {
  const { state } = createSignInAttempt('ru', 0);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
      expect(decryptAttempt(text, 'google', key, 0)).toBeUndefined();
      expect(isState(text, state)).toBe(false);
    }),
  );
  expect(isState(state, state)).toBe(true);
});

test.each([
  ['?code=abc%2Fdef&state=s&scope=openid', { state: 's', with: { code: 'abc/def' } }],
  ['?error=access_denied&error_description=The+user+said+no&state=s', { state: 's', with: { problem: 'cancelled' } }],
  ['?error=server_error&state=s&code=abc', { state: 's', with: { problem: 'declined' } }],
  ['?state=s', { state: 's', with: { problem: 'declined' } }],
  ['?code=&state=s', { state: 's', with: { problem: 'declined' } }],
  [`?code=${'a'.repeat(2001)}&state=s`, { state: 's', with: { problem: 'declined' } }],
  ['?code=a&code=b&state=s', { state: 's', with: { problem: 'declined' } }],
  ['?code=a&state=s&state=t', { state: '', with: { code: 'a' } }],
  ['', { state: '', with: { problem: 'declined' } }],
])('%s', (query, read) => {
  expect(parseSignInReturn(query)).toEqual(read);
});
