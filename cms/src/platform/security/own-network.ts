import { BlockList, isIP } from 'node:net';

/** Addresses that no router of the open internet knows: this machine, RFC 1918, and unique local ones (RFC 4193). */
const ownNetworks = {
  ipv4: ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  ipv6: ['::1/128', 'fc00::/7'],
} as const;

/** Each family has a list of its own: Node takes every IPv4 address for a mapped one, too. */
function createList(family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of ownNetworks[family]) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const own = { ipv4: createList('ipv4'), ipv6: createList('ipv6') };

/** Tells whether an address is one of the institution's own network, or of this machine. */
export function isOwnAddress(address: string): boolean {
  const version = isIP(address);
  const family = version === 6 ? 'ipv6' : 'ipv4';
  return version !== 0 && own[family].check(address, family);
}

/** Returns the host of a URL, without the brackets of IPv6 and the dot that ends a complete name. */
export const getUrlHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$|\.$/gu, '').toLowerCase();

/**
 * Tells whether a host can be one of the institution's own network: an address of it, a name of one word, or one below
 * `.internal` and `.local`, which do not exist on the open internet. What the name leads to is checked with each connection.
 */
export const isOwnHost = (host: string): boolean =>
  isIP(host) === 0 ? /^(?:[\w-]+|(?:[\w-]+\.)+(?:internal|local))$/u.test(host) : isOwnAddress(host);
