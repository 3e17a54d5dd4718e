import { decrypt, deriveEncryptionKey, encrypt } from '@ochiq/service-kit/sealed-text';

import { subscribeToPending, withPendingWatch } from '../src/admin/second-factor/watch-pending';
import type * as relyingParty from '../src/people/second-factor/passkeys/relying-party';
import { isUnattested } from '../src/people/second-factor/passkeys/verify-passkey';
import { computeTotpCode, createTotpSecret, findCodePeriod, getTotpAddress, groupSecret } from '../src/people/second-factor/totp';
import { Authenticator } from './support/authenticator';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const now = new Date('2026-11-28T10:00:10Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const period = Math.floor(now.getTime() / 30_000);

describe('codes of an authenticator app', () => {
  test('are those of RFC 6238', () => {
    // The last six digits of the test vectors in its appendix B, for SHA-1.
    const vectors = [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_234_567_890, '005924'],
      [20_000_000_000, '353130'],
    ] as const;
    for (const [seconds, code] of vectors) expect(computeTotpCode(secret, new Date(seconds * 1000))).toBe(code);
  });

  test('are valid in their period and the one on each side of it', () => {
    const find = (seconds: number) => findCodePeriod(secret, computeTotpCode(secret, at(seconds)), now);
    expect([-30, 0, 30].map(find)).toEqual([period - 1, period, period + 1]);
    expect([-60, -3600, 60, 3600].map(find)).toEqual([null, null, null, null]);
  });

  test('are six digits and nothing else', () => {
    const code = computeTotpCode(secret, now);
    for (const typed of ['', code.slice(1), `${code}0`, ` ${code}`, code.replace(/^./u, 'x'), '٠٠٠٠٠٠'])
      expect(findCodePeriod(secret, typed, now)).toBeNull();
  });
});

test('secrets have 160 bits, and differ', () => {
  const secrets = Array.from({ length: 20 }, createTotpSecret);
  expect(new Set(secrets).size).toBe(20);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/u);
  expect(groupSecret(secret)).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
});

test('the address for the app says whose secret it is, and where', () => {
  const address = new URL(getTotpAddress(secret, 'ochiq.example', 'malika@ochiq.example'));
  expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/ochiq.example:malika@ochiq.example',
  ]);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret, issuer: 'ochiq.example', digits: '6', period: '30' });
});

test.each([
  [{ PANEL_HOST: 'panel.example.uz' }, { id: 'panel.example.uz', origin: 'https://panel.example.uz' }, true],
  [{ PANEL_HOST: 'panel.example.uz:8443' }, { id: 'panel.example.uz', origin: 'https://panel.example.uz:8443' }, true],
  [{ CMS_PORT: '1400' }, { id: 'localhost', origin: 'http://localhost:1400' }, false],
  [{ PANEL_HOST: 'localhost' }, { id: 'localhost', origin: 'https://localhost' }, false],
])(
  'passkeys are bound to the address of the settings, and cookies to https elsewhere than here, %j',
  (environment, expected, isEncrypted) => {
    const own = process.env;
    process.env = { PATH: own['PATH'], ...environment };
    jest.resetModules();
    try {
      const { getRelyingParty, isPanelEncrypted } = jest.requireActual<typeof relyingParty>(
        '../src/people/second-factor/passkeys/relying-party',
      );
      expect([getRelyingParty(), isPanelEncrypted()]).toEqual([expected, isEncrypted]);
    } finally {
      process.env = own;
    }
  },
);

test.each([
  ['none', undefined, true],
  ['packed', undefined, true],
  ['packed', Buffer.from('a certificate'), false],
  ['fido-u2f', undefined, false],
  ['android-safetynet', undefined, false],
])('a new passkey of the format “%s” with the certificate %s comes without an attestation: %s', (format, certificate, expected) => {
  const authenticator = new Authenticator({ origin: 'http://localhost:1337', rpId: 'localhost' });
  const { response } = authenticator.register({ challenge: 'AAAA' }, { format, ...(certificate && { certificate }) });
  expect(isUnattested(response.attestationObject)).toBe(expected);
});

test('an encrypted secret opens in its own place and with its own key only', () => {
  const key = deriveEncryptionKey('a secret of the tests', 'second factor');
  const sealed = encrypt(secret, 'user 1', key);
  expect(sealed).not.toContain(secret);
  expect(decrypt(sealed, 'user 1', key)).toBe(secret);
  expect(() => decrypt(sealed, 'user 2', key)).toThrow();
  expect(() => decrypt(sealed, 'user 1', deriveEncryptionKey('another secret of the tests', 'second factor'))).toThrow();
  expect(() => decrypt(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, 'user 1', key)).toThrow();
});

test('the panel notices the refusal of a session that is not complete, and no other one', async () => {
  const ask = jest.fn();
  const end = subscribeToPending(ask);
  const respondWith = (status: number, details: object) =>
    withPendingWatch(() => Promise.resolve(Response.json({ error: { details } }, { status })))('/admin/information');
  await respondWith(403, {});
  await respondWith(200, { code: 'second-factor-pending' });
  await withPendingWatch(() => Promise.resolve(new Response('Forbidden', { status: 403 })))('/admin/information');
  expect(ask).not.toHaveBeenCalled();
  const response = await respondWith(403, { code: 'second-factor-pending' });
  expect(ask).toHaveBeenCalledTimes(1);
  // It is still there for the part of the panel that sent the request.
  expect(await response.json()).toEqual({ error: { details: { code: 'second-factor-pending' } } });
  end();
  await respondWith(403, { code: 'second-factor-pending' });
  expect(ask).toHaveBeenCalledTimes(1);
});
