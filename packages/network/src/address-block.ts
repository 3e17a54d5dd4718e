import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Reads an address; an IPv4 one within IPv6 is the IPv4 one. Octal and short forms are none: the library would guess. */
function parseAddress(text: string): Address | null {
  const [address = ''] = text.trim().split('%');
  return isIP(address) === 0 ? null : ipaddr.process(address);
}

const isV6 = (address: Address): address is ipaddr.IPv6 => address.kind() === 'ipv6';

/** Names the network that an address shares with all that begin with as many groups of it. */
const nameNetwork = ({ parts }: ipaddr.IPv6, groups: number): string => {
  const taken = parts.slice(0, groups).map((part) => part.toString(16));
  return `${taken.join(':')}::/${String(groups * 16)}`;
};

/** One block for all whose address nobody could tell. */
const unknown = 'unknown';

/** What belongs to one household or office: a whole IPv4 address, the first half of an IPv6 one. */
export function addressBlock(text: string): string {
  const address = parseAddress(text);
  if (address === null) return unknown;
  return isV6(address) ? nameNetwork(address, 4) : address.toString();
}

/** What a provider gives to one customer at most, who has thousands of blocks in it: an IPv6 /48. An IPv4 address is alone: null. */
export function addressNetwork(text: string): string | null {
  const address = parseAddress(text);
  return address !== null && isV6(address) ? nameNetwork(address, 3) : null;
}
