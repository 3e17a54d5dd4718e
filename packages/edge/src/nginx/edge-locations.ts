import { formLimits } from '@ochiq/contract/forms/wire';

import { block, line, quoted, type Directive } from './directives.ts';
import { locations, named } from './locations.ts';
import { uploadLimitsOf } from './limits.ts';
import { isLookedUp } from './names.ts';
import { valueMap } from './value-map.ts';

/** The edge at an address that stays: a few connections are kept. */
export const edgeServer = (edge: string): Directive => block('upstream edge', line('server', edge, 'max_fails=0'), line('keepalive', '32'));

/** What requests for the edge go to: its name, looked up for each, or the server above. */
const edgeHost = (edge: string, resolver: string | undefined): string => (isLookedUp(edge, resolver) ? edge : 'edge');

export const edgeFacts = (): Directive[] => [
  // An old request names no host.
  valueMap({ of: '$http_host', is: '$asked_host', otherwise: '$http_host', values: { '': '$host' } }),
  valueMap({
    of: '$http_content_length',
    is: '$refused_length',
    otherwise: '$http_content_length',
    values: { '': `${formLimits.bodyBytes + 1}` },
  }),
];

/** The target goes on as it came; of who asks the edge hears the address alone. */
const asked = (host: string): readonly Directive[] => [
  line('proxy_pass', `http://${host}$request_uri`),
  line('proxy_http_version', '1.1'),
  line('proxy_set_header', 'Host', '$asked_host'),
  line('proxy_set_header', 'Connection', '""'),
  line('proxy_set_header', 'X-Forwarded-For', '$remote_addr'),
];

/** What needs a program, and what nginx could not answer as the edge does. */
export const edgeLocations = (edge: string, resolver: string | undefined): Directive[] => {
  const asks = asked(edgeHost(edge, resolver));
  return [
    block(`location = ${locations.edge}`, line('internal'), ...asks),
    block(`location = ${locations.upload}`, line('internal'), ...uploadLimitsOf(), ...asks),
    block(`location ${named.edge}`, ...asks),
    // The edge refuses by the announced length alone, so that nothing of the body goes on to it.
    block(
      `location ${named.tooLong}`,
      ...asks,
      line('proxy_pass_request_body', 'off'),
      line('proxy_set_header', 'Content-Length', quoted('$refused_length')),
    ),
  ];
};
