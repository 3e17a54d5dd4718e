import { BlockList, isIP } from 'node:net';

/** Returns whether the edge trusts a proxy on the same machine for the client address. */
export function isLocalProxyTrusted(trustedProxies = ''): boolean {
  const trusted = new BlockList();
  for (const proxy of trustedProxies.split(',').map((one) => one.trim())) {
    const [address = '', bits] = proxy.split('/');
    if (proxy === 'loopback') return true;
    if (isIP(address) !== 4) continue;
    trusted.addSubnet(address, bits === undefined ? 32 : Number(bits), 'ipv4');
  }
  return trusted.check('127.0.0.1');
}
