import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { hasAddress, noAddress } from '../src/mail/no-address';
import { askProvider } from '../src/sign-in/ask-provider';
import { identityOf } from '../src/sign-in/identities';
import { ProviderFault } from '../src/sign-in/provider-fault';
import { roads } from '../src/sign-in/roads';
import { emailIn, nameIn } from '../src/sign-in/said-by';

test.each(Object.entries(roads))('%s is redirected to by https', (_, { address }) => {
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
    const asked = askProvider(address, {
      method: 'GET',
      headers: {},
      body: undefined,
      redirect: 'manual',
      signal: AbortSignal.timeout(100),
    });
    await expect(asked).rejects.toEqual(new ProviderFault('no-answer', 'too slow'));
    await expect(asked).rejects.toHaveProperty('problem', 'no-answer');
  });
});

test.each([
  [['Anvar', null, 'Karimov'], 'Anvar Karimov'],
  [['  ', undefined], null],
  [['a\r\nBcc: b'], 'a Bcc: b'],
  [['😀'.repeat(101)], '😀'.repeat(100)],
])('joins the name of %j', (parts, name) => {
  expect(nameIn(...parts)).toBe(name);
});

test.each([
  ['a@b.uz', 'a@b.uz'],
  ['a@b', null],
  ['', null],
  ['a@b.uz\r\nBcc: c@d.uz', null],
])('parses the address %j', (said, email) => {
  expect(emailIn(said)).toBe(email);
});

test('creates a unique placeholder for an account without an address', () => {
  expect(noAddress()).not.toBe(noAddress());
  expect([hasAddress(noAddress()), hasAddress(noAddress().toUpperCase()), hasAddress('a@b.uz')]).toEqual([false, false, true]);
});

test('creates different identities for another provider, and for another key', () => {
  const hashes = [identityOf('one', 'google', '1'), identityOf('one', 'telegram', '1'), identityOf('two', 'google', '1')];
  expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(3);
  expect(identityOf('one', 'google', '1')).toEqual(hashes[0]);
});
