/** The number of concurrent letters, each on a pooled connection. */
export const maxMailConnections = 4;

/** A mail server that does not answer must not block others for long; a connection that it closed is replaced once. */
const connectionDefaults: Readonly<Record<string, number | boolean>> = {
  ...{ pool: true, maxConnections: maxMailConnections, maxRequeues: 1 },
  ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
};

/**
 * Returns the address with our connection defaults in it: Nodemailer ignores options given separately from an address.
 * What the address sets itself takes precedence.
 */
export function withConnectionDefaults(url: string): string {
  const configured = new URL(url).searchParams;
  const defaults = Object.entries(connectionDefaults).flatMap(([name, value]) =>
    configured.has(name) ? [] : [`${name}=${String(value)}`],
  );
  return defaults.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${defaults.join('&')}`;
}

/** Of Nodemailer's: where it is one of these, another letter would fare no better. */
const serverErrorCodes: ReadonlySet<unknown> = new Set([
  'ECONNECTION',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ETLS',
  'EAUTH',
  'ENOAUTH',
  'EPROTOCOL',
]);

/** “Service not available, closing transmission channel” (RFC 5321): a mail server that ends says it in the place of any response. */
const isClosing = (error: Error) => 'responseCode' in error && error.responseCode === 421;

/** Returns whether the mail server, and not the letter, is the cause of a failure. */
export const isServerFault = (error: unknown): boolean =>
  error instanceof Error && (isClosing(error) || ('code' in error && serverErrorCodes.has(error.code)));

const maxBackoffMs = 6 * 60 * 60 * 1000;

/** Letters are given up after this time: the recipient no longer expects them. */
export const giveUpAfterMs = 3 * 24 * 60 * 60 * 1000;

/** Calculates the pause after so many attempts: doubled each time, six hours at most. */
export const calculateBackoffMs = (attempts: number, firstMs: number): number => Math.min(firstMs * 2 ** (attempts - 1), maxBackoffMs);
