import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

import proxyAddr from 'proxy-addr';

/** Whether an address is a proxy's of ours, whose word counts. */
export type Trust = (address: string, hop: number) => boolean;

/** @throws one of them is neither an address nor a subnet */
export const trustOf = (proxies: readonly string[]): Trust => proxyAddr.compile([...proxies]);

/** An IPv4 address on a socket for both versions. */
const mapped = /^::ffff:(?=\d+\.)/iu;
/** As the contract bounds it. */
const longest = 64;

/** The reader's network address: the nearest that is no proxy of ours. Anybody can write `X-Forwarded-For`. */
export function clientAddress(request: IncomingMessage, trust: Trust): string {
  const said = proxyAddr(request, trust);
  const address = isIP(said) > 0 && said.length <= longest ? said : (request.socket.remoteAddress ?? '');
  return address.replace(mapped, '');
}

/** Whether all of them are addresses or subnets. */
export function areAddresses(list: readonly string[]): boolean {
  try {
    trustOf(list);
    return true;
  } catch {
    return false;
  }
}
