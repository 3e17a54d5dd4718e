import { formLimits } from '@ochiq/contract/forms/wire';

import { block, line, quoted, type Directive } from './directives.ts';
import { locations, named } from './locations.ts';
import { valueMap } from './value-map.ts';

/** The edge as nginx knows it: a few connections are kept. */
export const edgeServer = (edge: string): Directive => block('upstream edge', line('server', edge, 'max_fails=0'), line('keepalive', '32'));

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
const asked: readonly Directive[] = [
  line('proxy_pass', 'http://edge$request_uri'),
  line('proxy_http_version', '1.1'),
  line('proxy_set_header', 'Host', '$asked_host'),
  line('proxy_set_header', 'Connection', '""'),
  line('proxy_set_header', 'X-Forwarded-For', '$remote_addr'),
];

/** What needs a program, and what nginx could not answer as the edge does. */
export const edgeLocations = (): Directive[] => [
  block(`location = ${locations.edge}`, line('internal'), ...asked),
  block(`location ${named.edge}`, ...asked),
  // The edge refuses by the announced length alone, so that nothing of the body goes on to it.
  block(
    `location ${named.tooLong}`,
    ...asked,
    line('proxy_pass_request_body', 'off'),
    line('proxy_set_header', 'Content-Length', quoted('$refused_length')),
  ),
];
