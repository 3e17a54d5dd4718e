import { isIP } from 'node:net';

import { createDirective, type Directive } from './directives.ts';

/** How long nginx caches a resolved name: a container that restarts may have another address. */
const resolverValidity = 'valid=1s';

/** Creates the directives of the name server. */
export const buildResolver = (resolver: string | undefined): Directive[] =>
  resolver === undefined
    ? []
    : [createDirective('resolver', resolver, resolverValidity, 'ipv6=off'), createDirective('resolver_timeout', '2s')];

/**
 * Returns whether a host and port is resolved for every request. Without a resolver nginx resolves names once, when it
 * starts, and does not start where one is unknown.
 */
export const isResolvedPerRequest = (address: string, resolver: string | undefined): boolean =>
  resolver !== undefined && isIP(new URL(`http://${address}`).hostname.replace(/^\[|\]$/gu, '')) === 0;
