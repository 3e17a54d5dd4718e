import { formLimits } from '@ochiq/contract/forms/wire';

import { block, line, quoted, type Directive } from './directives.ts';
import { locations, named } from './locations.ts';
import { uploadLimitsOf } from './limits.ts';
import { isLookedUp } from './names.ts';
import { valueMap } from './value-map.ts';

/** Creates the upstream of the edge at a fixed address, with a few keep-alive connections. */
export const edgeServer = (edge: string): Directive => block('upstream edge', line('server', edge, 'max_fails=0'), line('keepalive', '32'));

/** Returns the host that requests are passed to: the name, resolved per request, or the upstream above. */
const edgeHost = (edge: string, resolver: string | undefined): string => (isLookedUp(edge, resolver) ? edge : 'edge');

export const edgeFacts = (): Directive[] => [
  // An HTTP/1.0 request may name no host.
  valueMap({ of: '$http_host', is: '$asked_host', otherwise: '$http_host', values: { '': '$host' } }),
  valueMap({
    of: '$http_content_length',
    is: '$refused_length',
    otherwise: '$http_content_length',
    values: { '': `${formLimits.bodyBytes + 1}` },
  }),
];

/** Passes the target on unchanged; of the client the edge receives only the address. */
const asked = (host: string): readonly Directive[] => [
  line('proxy_pass', `http://${host}$request_uri`),
  line('proxy_http_version', '1.1'),
  line('proxy_set_header', 'Host', '$asked_host'),
  line('proxy_set_header', 'Connection', '""'),
  line('proxy_set_header', 'X-Forwarded-For', '$remote_addr'),
];

/**
 * Creates the locations that pass requests to the edge: dynamic pages, and requests that nginx cannot serve
 * identically.
 */
export const edgeLocations = (edge: string, resolver: string | undefined): Directive[] => {
  const asks = asked(edgeHost(edge, resolver));
  return [
    block(`location = ${locations.edge}`, line('internal'), ...asks),
    block(`location = ${locations.upload}`, line('internal'), ...uploadLimitsOf(), ...asks),
    block(`location ${named.edge}`, ...asks),
    // The edge refuses by the announced length alone, so the body is not passed on.
    block(
      `location ${named.tooLong}`,
      ...asks,
      line('proxy_pass_request_body', 'off'),
      line('proxy_set_header', 'Content-Length', quoted('$refused_length')),
    ),
  ];
};
