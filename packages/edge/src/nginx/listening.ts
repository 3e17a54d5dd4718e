import { fixed, line, type Directive } from './directives.ts';
import type { Listening } from './settings.ts';

/** Creates the `listen` directives of a server; with TLS also HTTP/2. */
export function listening({ addresses, certificate }: Listening): Directive[] {
  if (!certificate) return addresses.map((address) => line('listen', address));
  return [
    ...addresses.map((address) => line('listen', address, 'ssl', 'http2')),
    line('ssl_certificate', fixed(certificate.file)),
    line('ssl_certificate_key', fixed(certificate.key)),
    line('ssl_protocols', 'TLSv1.2', 'TLSv1.3'),
    line('ssl_session_cache', 'shared:tls:10m'),
    line('ssl_session_tickets', 'off'),
  ];
}
