import { isIP } from 'node:net';

import { line, type Directive } from './directives.ts';

/** How long nginx caches a resolved name: a container that restarts may have another address. */
const believed = 'valid=1s';

/** Creates the directives of the name server. */
export const resolving = (resolver: string | undefined): Directive[] =>
  resolver === undefined ? [] : [line('resolver', resolver, believed, 'ipv6=off'), line('resolver_timeout', '2s')];

/**
 * Returns whether a host and port is resolved for every request. Without a resolver nginx resolves names once, when it
 * starts, and does not start where one is unknown.
 */
export const isLookedUp = (address: string, resolver: string | undefined): boolean =>
  resolver !== undefined && isIP(new URL(`http://${address}`).hostname.replace(/^\[|\]$/gu, '')) === 0;
