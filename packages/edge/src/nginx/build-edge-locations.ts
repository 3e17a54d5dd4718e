import { formLimits } from '@ochiq/contract/forms/wire';

import { isResolvedPerRequest } from './addresses.ts';
import { createBlock, createDirective, createNginxMap, quoteValue, type Directive } from './directives.ts';
import { buildClientLimit, buildUploadLimits } from './limits.ts';
import { locations, namedLocations } from './paths.ts';

/** Creates the upstream of the edge at a fixed address, with a few keep-alive connections. */
export const buildEdgeUpstream = (edge: string): Directive =>
  createBlock('upstream edge', createDirective('server', edge, 'max_fails=0'), createDirective('keepalive', '32'));

/** Returns the host that requests are passed to: the name, resolved per request, or the upstream above. */
const getEdgeHost = (edge: string, resolver: string | undefined): string => (isResolvedPerRequest(edge, resolver) ? edge : 'edge');

export const buildEdgeMaps = (): Directive[] => [
  // An HTTP/1.0 request may name no host.
  createNginxMap({ of: '$http_host', is: '$asked_host', otherwise: '$http_host', values: { '': '$host' } }),
  createNginxMap({
    of: '$http_content_length',
    is: '$refused_length',
    otherwise: '$http_content_length',
    values: { '': `${formLimits.bodyBytes + 1}` },
  }),
];

/** Passes the target on unchanged; of the client the edge receives only the address. */
const buildProxyPass = (host: string): readonly Directive[] => [
  createDirective('proxy_pass', `http://${host}$request_uri`),
  createDirective('proxy_http_version', '1.1'),
  createDirective('proxy_set_header', 'Host', '$asked_host'),
  createDirective('proxy_set_header', 'Connection', '""'),
  createDirective('proxy_set_header', 'X-Forwarded-For', '$remote_addr'),
];

/**
 * Creates the locations that pass requests to the edge: dynamic pages, and requests that nginx cannot serve
 * identically.
 */
export const buildEdgeLocations = (edge: string, resolver: string | undefined): Directive[] => {
  const proxyPass = buildProxyPass(getEdgeHost(edge, resolver));
  return [
    createBlock(`location = ${locations.edge}`, createDirective('internal'), buildClientLimit(), ...proxyPass),
    createBlock(`location = ${locations.upload}`, createDirective('internal'), ...buildUploadLimits(), ...proxyPass),
    createBlock(`location ${namedLocations.edge}`, buildClientLimit(), ...proxyPass),
    // The edge refuses by the announced length alone, so the body is not passed on.
    createBlock(
      `location ${namedLocations.tooLong}`,
      buildClientLimit(),
      ...proxyPass,
      createDirective('proxy_pass_request_body', 'off'),
      createDirective('proxy_set_header', 'Content-Length', quoteValue('$refused_length')),
    ),
  ];
};
