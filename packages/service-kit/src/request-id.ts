import { randomUUID } from 'node:crypto';

/** Carries a request's id from service to service, and back to the client. */
export const requestIdHeader = 'X-Request-Id';

/** The formats of Node and of nginx. */
const requestIdPattern = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u;

/**
 * Resolves the id of a request for all logs.
 * @param given the value of its header
 * @param isTrusted whether the sender may set it: every client can write a header
 */
export function resolveRequestId(given: string | readonly string[] | undefined, isTrusted: boolean): string {
  return isTrusted && typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
}
