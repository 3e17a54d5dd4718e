import { BlockList, isIP } from 'node:net';

/** Networks that are not of the open internet: this machine, the inner network, metadata of clouds, and what is reserved. */
const innerNetworks = {
  ipv4: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24'],
    ...['192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ],
  // Those that hold an IPv4 address (mapped, translated, 6to4, Teredo) lead back to the first list.
  ipv6: [
    '::/96',
    '::ffff:0:0/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '100::/64',
    '2001::/32',
    '2001:db8::/32',
    '2002::/16',
    'fc00::/7',
    'fe80::/10',
    'fec0::/10',
    'ff00::/8',
  ],
} as const;

/** Each family has a list of its own: Node takes every IPv4 address for a mapped one, too. */
function createList(family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of innerNetworks[family]) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const inner = { ipv4: createList('ipv4'), ipv6: createList('ipv6') };

/** Names that do not exist on the open internet (RFC 6761, RFC 2606, RFC 8375, RFC 9476): the demonstration content has some. */
const reservedName = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal|home\.arpa|alt|onion)\.?$/iu;

/** Tells whether a name can be one of the open internet. */
export const isPublicName = (name: string): boolean => !reservedName.test(name);

/** Tells whether an address of the network is one of the open internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  const family = version === 6 ? 'ipv6' : 'ipv4';
  return version !== 0 && !inner[family].check(address, family);
}
