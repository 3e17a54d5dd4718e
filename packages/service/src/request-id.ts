import { randomUUID } from 'node:crypto';

/** Carries a request's number from service to service, and back to who asked. */
export const requestIdHeader = 'X-Request-Id';

/** As Node makes them, and as nginx does. */
const shape = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u;

/**
 * The number that a request has in all logs.
 * @param given what its header says
 * @param isBelieved whether who sent it may say so: anybody can write a header
 */
export function requestIdOf(given: string | readonly string[] | undefined, isBelieved: boolean): string {
  return isBelieved && typeof given === 'string' && shape.test(given) ? given : randomUUID();
}
