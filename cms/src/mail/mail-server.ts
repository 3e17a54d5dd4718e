/** The number of concurrent letters, each on a pooled connection. */
export const mostAtOnce = 4;

/** A mail server that does not answer must not block others for long; a connection that it closed is replaced once. */
const habits: Readonly<Record<string, number | boolean>> = {
  ...{ pool: true, maxConnections: mostAtOnce, maxRequeues: 1 },
  ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
};

/**
 * Returns the address with our connection defaults in it: Nodemailer ignores options given separately from an address.
 * What the address sets itself takes precedence.
 */
export function withHabits(url: string): string {
  const said = new URL(url).searchParams;
  const ours = Object.entries(habits).flatMap(([name, value]) => (said.has(name) ? [] : [`${name}=${String(value)}`]));
  return ours.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${ours.join('&')}`;
}

/** Of Nodemailer's: where it is one of these, another letter would fare no better. */
const ofTheServer: ReadonlySet<unknown> = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EPROTOCOL']);

/** Returns whether the mail server, and not the letter, is the cause of a failure. */
export const isServersFault = (error: unknown): boolean => error instanceof Error && 'code' in error && ofTheServer.has(error.code);
