import { redirectCache } from '../rules/cache-rules.ts';
import { siteAddress } from '../rules/site-address.ts';
import { block, fixed, line, type Directive } from './directives.ts';
import { guards, header } from './guards.ts';

/** Builds the server that redirects http to https. */
export function unsafeServer(addresses: readonly string[], siteUrl: string): Directive {
  const { origin } = siteAddress(siteUrl);
  return block(
    'server',
    ...addresses.map((address) => line('listen', address)),
    line('server_name', '_'),
    // Certificates are renewed over http.
    block('location /.well-known/acme-challenge/', line('root', '/var/www/html')),
    block(
      'location /',
      ...guards({ policy: "default-src 'none'", shared: false, https: false }),
      header('Cache-Control', redirectCache[301]),
      line('return', '301', `${fixed(origin).slice(0, -1)}$request_uri"`),
    ),
  );
}
