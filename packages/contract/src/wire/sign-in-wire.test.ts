import { signInRedirect } from './sign-in-wire.ts';

test.each([
  ['https://accounts.google.com/o/oauth2/v2/auth?state=a', true],
  ['http://127.0.0.1:4000/auth', true],
  ['http://accounts.google.com/auth', false],
  ['javascript:alert(1)', false],
  ['//evil.example', false],
  ['/ru/login', false],
])('accepts the provider address %s: %s', (to, isFit) => {
  expect(signInRedirect.safeParse({ outcome: 'lead', to }).success).toBe(isFit);
});
