import type { IncomingMessage } from 'node:http';

import { createProxyTrust, getAddressBlock, getAddressNetwork, getClientAddress } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['made-up', 'unknown'],
  ['', 'unknown'],
])('maps %s to the block %s', (address, block) => {
  expect(getAddressBlock(address)).toBe(block);
});

test.each([
  ['203.0.113.7', null],
  ['::ffff:203.0.113.7', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['made-up', null],
])('maps %s to the network %s', (address, network) => {
  expect(getAddressNetwork(address)).toBe(network);
});

const from = (remoteAddress: string | undefined, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  ['nobody is trusted', '192.0.2.1', '198.51.100.7', [], '192.0.2.1'],
  ['a proxy of ours', '10.0.0.1', '198.51.100.7', ['10.0.0.0/8'], '198.51.100.7'],
  ['a proxy of ours on a socket for both versions', '::ffff:10.0.0.1', '198.51.100.7', ['10.0.0.0/8'], '198.51.100.7'],
  [
    'a chain of ours, and what the reader invented before it',
    '10.0.0.1',
    '203.0.113.9, 198.51.100.7, 10.0.0.2',
    ['10.0.0.0/8'],
    '198.51.100.7',
  ],
  ['somebody else’s', '192.0.2.1', '198.51.100.7', ['10.0.0.0/8'], '192.0.2.1'],
  ['rubbish', '10.0.0.1', 'rubbish\t<b>', ['10.0.0.0/8'], '10.0.0.1'],
  ['IPv6', '::1', '2001:db8::1', ['loopback'], '2001:db8::1'],
  ['IPv4 within IPv6', '::ffff:192.0.2.1', undefined, [], '192.0.2.1'],
  ['a proxy that says nothing', '10.0.0.1', undefined, ['10.0.0.0/8'], '10.0.0.1'],
  ['a reader who has left', undefined, undefined, [], ''],
  ['a reader who has left, of a proxy', undefined, '192.0.2.1', ['10.0.0.0/8', 'loopback'], ''],
])('%s', (_, remote, forwarded, proxies, expected) => {
  expect(getClientAddress(from(remote, forwarded), createProxyTrust(proxies))).toBe(expected);
});

test('rejects proxies that are not addresses', () => {
  expect(() => createProxyTrust(['example.uz'])).toThrow();
});
