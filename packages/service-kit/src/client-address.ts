import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

import proxyAddr from 'proxy-addr';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Parses an address; IPv4-mapped IPv6 becomes IPv4. Rejects octal and short forms, which the library would guess. */
function parseAddress(text: string): Address | null {
  const [address = ''] = text.trim().split('%');
  return isIP(address) === 0 ? null : ipaddr.process(address);
}

const isV6 = (address: Address): address is ipaddr.IPv6 => address.kind() === 'ipv6';

/** Formats the network that shares the first `groups` groups of an IPv6 address. */
const formatNetwork = ({ parts }: ipaddr.IPv6, groups: number): string => {
  const leadingGroups = parts.slice(0, groups).map((part) => part.toString(16));
  return `${leadingGroups.join(':')}::/${String(groups * 16)}`;
};

/** One shared block for all addresses that can't be determined. */
const unknownBlock = 'unknown';

/** Returns the block of one household or office: a full IPv4 address, the first half (/64) of an IPv6 one. */
export function getAddressBlock(text: string): string {
  const address = parseAddress(text);
  if (address === null) return unknownBlock;
  return isV6(address) ? formatNetwork(address, 4) : address.toString();
}

/**
 * Returns the largest network that a provider gives to one customer, an IPv6 /48 with thousands of blocks; `null` for
 * IPv4, where each address stands alone.
 */
export function getAddressNetwork(text: string): string | null {
  const address = parseAddress(text);
  return address !== null && isV6(address) ? formatNetwork(address, 3) : null;
}

/** Decides whether an address belongs to one of our proxies, whose `X-Forwarded-For` is trusted. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/** Compiles a trust function. @throws one of `proxies` is neither an address nor a subnet */
export const createProxyTrust = (proxies: readonly string[]): ProxyTrust => proxyAddr.compile([...proxies]);

/** The prefix of an IPv4 address on a dual-stack socket. */
const ipv4MappedPrefix = /^::ffff:(?=\d+\.)/iu;
/** The bound of the contract. */
const maxAddressLength = 64;

/** Returns the client's address: the nearest one that is not our proxy, since any client can send `X-Forwarded-For`. */
export function getClientAddress(request: IncomingMessage, trust: ProxyTrust): string {
  const resolvedAddress = proxyAddr(request, trust);
  const address =
    isIP(resolvedAddress) > 0 && resolvedAddress.length <= maxAddressLength ? resolvedAddress : (request.socket.remoteAddress ?? '');
  return address.replace(ipv4MappedPrefix, '');
}

/** Returns whether all of them are addresses or subnets. */
export function areAddresses(list: readonly string[]): boolean {
  try {
    createProxyTrust(list);
    return true;
  } catch {
    return false;
  }
}
