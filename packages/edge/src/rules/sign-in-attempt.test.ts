import { createHash } from 'node:crypto';

import { signInLimits } from '@ochiq/contract/sign-in-wire';
import fc from 'fast-check';

import { attemptKey, isState, newAttempt, openAttempt, sealAttempt, toldOf } from './sign-in-attempt.ts';
import { sealKey } from './sealed-receipt.ts';

const key = attemptKey('a-secret-of-the-tests');

test('an attempt is valid for ten minutes, for its provider, with our key', () => {
  const begun = newAttempt('ru', 0);
  const sealed = sealAttempt(begun, 'google', key);
  expect(openAttempt(sealed, 'google', key, signInLimits.attemptMs - 1)).toEqual(begun);
  expect(openAttempt(sealed, 'google', key, signInLimits.attemptMs)).toBeUndefined();
  expect(openAttempt(sealed, 'facebook', key, 0)).toBeUndefined();
  expect(openAttempt(sealed, 'google', attemptKey('another-secret-of-the-tests'), 0)).toBeUndefined();
  expect(openAttempt(sealed, 'google', sealKey('a-secret-of-the-tests'), 0)).toBeUndefined();
});

test('is unreadable, and fits into a cookie', () => {
  const begun = newAttempt('plain', 0);
  const sealed = sealAttempt(begun, 'google', key);
  expect(sealed).toMatch(/^[\w-]{200,500}$/u);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(begun.verifier);
});

test('no two attempts are alike, and the provider does not receive the verifier', () => {
  const [one, other] = [newAttempt('ru', 0), newAttempt('ru', 0)];
  expect(new Set([one.state, one.verifier, one.nonce, other.state, other.verifier, other.nonce]).size).toBe(6);
  const told = toldOf(one);
  expect(told).toEqual({ state: one.state, nonce: one.nonce, challenge: createHash('sha256').update(one.verifier).digest('base64url') });
});

test('rejects any other text, also as a state', () => {
  const { state } = newAttempt('ru', 0);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
      expect(openAttempt(text, 'google', key, 0)).toBeUndefined();
      expect(isState(text, state)).toBe(false);
    }),
  );
  expect(isState(state, state)).toBe(true);
});
