import { quoteLiteral, createDirective, type Directive } from './directives.ts';
import type { ListenOptions } from './settings.ts';

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
