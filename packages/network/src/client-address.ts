import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

import proxyAddr from 'proxy-addr';

/** Decides whether an address belongs to one of our proxies, whose `X-Forwarded-For` is trusted. */
export type Trust = (address: string, hop: number) => boolean;

/** Compiles a trust function. @throws one of `proxies` is neither an address nor a subnet */
export const trustOf = (proxies: readonly string[]): Trust => proxyAddr.compile([...proxies]);

/** The prefix of an IPv4 address on a dual-stack socket. */
const mapped = /^::ffff:(?=\d+\.)/iu;
/** The bound of the contract. */
const longest = 64;

/** Returns the client's address: the nearest one that is not our proxy, since any client can send `X-Forwarded-For`. */
export function clientAddress(request: IncomingMessage, trust: Trust): string {
  const said = proxyAddr(request, trust);
  const address = isIP(said) > 0 && said.length <= longest ? said : (request.socket.remoteAddress ?? '');
  return address.replace(mapped, '');
}

/** Returns whether all of them are addresses or subnets. */
export function areAddresses(list: readonly string[]): boolean {
  try {
    trustOf(list);
    return true;
  } catch {
    return false;
  }
}
