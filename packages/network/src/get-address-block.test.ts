import { getAddressBlock, getAddressNetwork } from './get-address-block.ts';

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
