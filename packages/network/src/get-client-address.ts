import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

import proxyAddr from 'proxy-addr';

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
