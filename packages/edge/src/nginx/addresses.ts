import { isIP } from 'node:net';

import { createDirective, quoteLiteral, type Directive } from './directives.ts';
import type { ListenOptions } from './env.ts';

/** How long nginx caches a resolved name: a container that restarts may have another address. */
const resolverValidity = 'valid=1s';

/** Creates the directives of the name server. */
export const buildResolver = (resolver: string | undefined): Directive[] =>
  resolver === undefined
    ? []
    : [createDirective('resolver', resolver, resolverValidity, 'ipv6=off'), createDirective('resolver_timeout', '2s')];

/**
 * Returns whether a host and port is resolved for every request. Without a resolver nginx resolves names once, when it
 * starts, and does not start where one is unknown.
 */
export const isResolvedPerRequest = (address: string, resolver: string | undefined): boolean =>
  resolver !== undefined && isIP(new URL(`http://${address}`).hostname.replace(/^\[|\]$/gu, '')) === 0;

/** Creates the `listen` directives of a server; with TLS also HTTP/2. */
export function buildListenDirectives({ addresses, certificate }: ListenOptions): Directive[] {
  if (!certificate) return addresses.map((address) => createDirective('listen', address));
  return [
    ...addresses.map((address) => createDirective('listen', address, 'ssl', 'http2')),
    createDirective('ssl_certificate', quoteLiteral(certificate.file)),
    createDirective('ssl_certificate_key', quoteLiteral(certificate.key)),
    createDirective('ssl_protocols', 'TLSv1.2', 'TLSv1.3'),
    createDirective('ssl_session_cache', 'shared:tls:10m'),
    createDirective('ssl_session_tickets', 'off'),
  ];
}
