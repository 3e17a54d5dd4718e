import { isIP } from 'node:net';

import { line, type Directive } from './directives.ts';

/** How long nginx believes where a name leads: a container that starts again may have another address. */
const believed = 'valid=1s';

/** Who is asked where names lead. */
export const resolving = (resolver: string | undefined): Directive[] =>
  resolver === undefined ? [] : [line('resolver', resolver, believed, 'ipv6=off'), line('resolver_timeout', '2s')];

/**
 * Whether a host and port is looked up for every request. Without a resolver nginx looks names up once, when it starts, and does
 * not start where one leads nowhere.
 */
export const isLookedUp = (address: string, resolver: string | undefined): boolean =>
  resolver !== undefined && isIP(new URL(`http://${address}`).hostname.replace(/^\[|\]$/gu, '')) === 0;
