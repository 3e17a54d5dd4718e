import { redirectCache } from '../headers/cache-rules.ts';
import { parseSiteAddress } from '../headers/site-address.ts';
import { createBlock, quoteLiteral, createDirective, type Directive } from './directives.ts';
import { buildSecurityHeaders, setHeader } from './build-security-headers.ts';

/** Builds the server that redirects http to https. */
export function buildHttpRedirectServer(addresses: readonly string[], siteUrl: string): Directive {
  const { origin } = parseSiteAddress(siteUrl);
  return createBlock(
    'server',
    ...addresses.map((address) => createDirective('listen', address)),
    createDirective('server_name', '_'),
    // Certificates are renewed over http.
    createBlock('location /.well-known/acme-challenge/', createDirective('root', '/var/www/html')),
    createBlock(
      'location /',
      ...buildSecurityHeaders({ policy: "default-src 'none'", shared: false, https: false }),
      setHeader('Cache-Control', redirectCache[301]),
      createDirective('return', '301', `${quoteLiteral(origin).slice(0, -1)}$request_uri"`),
    ),
  );
}
