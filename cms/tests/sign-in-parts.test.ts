import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { hasAddress, createPlaceholderAddress } from '../src/submissions/mail/outbox';
import { requestProvider } from '../src/people/sign-in/request-provider';
import { createIdentity } from '../src/people/sign-in/resolve-account';
import { joinName, parseEmail, ProviderFault } from '../src/people/sign-in/provider-response';
import { oauthProviders } from '../src/people/sign-in/providers';

test.each(Object.entries(oauthProviders))('%s is redirected to by https', (_, { address }) => {
  expect(address).toMatch(/^https:\/\/[\w.]+\/[\w./]+$/u);
});

describe('a slow provider', () => {
  let server: Server;
  beforeEach(async () => {
    server = createServer((request, response) => {
      if (request.url === '/half') response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test.each(['/never', '/half'])('times out (%s)', async (path) => {
    const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}${path}`;
    const pendingRequest = requestProvider(address, {
      method: 'GET',
      headers: {},
      body: undefined,
      redirect: 'manual',
      signal: AbortSignal.timeout(100),
    });
    await expect(pendingRequest).rejects.toEqual(new ProviderFault('no-answer', 'too slow'));
    await expect(pendingRequest).rejects.toHaveProperty('problem', 'no-answer');
  });
});

test.each([
  [['Anvar', null, 'Karimov'], 'Anvar Karimov'],
  [['  ', undefined], null],
  [['a\r\nBcc: b'], 'a Bcc: b'],
  [['😀'.repeat(101)], '😀'.repeat(100)],
])('joins the name of %j', (parts, name) => {
  expect(joinName(...parts)).toBe(name);
});

test.each([
  ['a@b.uz', 'a@b.uz'],
  ['a@b', null],
  ['', null],
  ['a@b.uz\r\nBcc: c@d.uz', null],
])('parses the address %j', (said, email) => {
  expect(parseEmail(said)).toBe(email);
});

test('creates a unique placeholder for an account without an address', () => {
  expect(createPlaceholderAddress()).not.toBe(createPlaceholderAddress());
  expect([hasAddress(createPlaceholderAddress()), hasAddress(createPlaceholderAddress().toUpperCase()), hasAddress('a@b.uz')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('creates different identities for another provider, and for another key', () => {
  const hashes = [createIdentity('one', 'google', '1'), createIdentity('one', 'telegram', '1'), createIdentity('two', 'google', '1')];
  expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(3);
  expect(createIdentity('one', 'google', '1')).toEqual(hashes[0]);
});
