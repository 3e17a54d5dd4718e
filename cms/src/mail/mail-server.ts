/** So many letters are on their way at once, each by a connection that is kept for the next ones. */
export const mostAtOnce = 4;

/** A mail server that does not answer holds nobody up for long; a connection that it gave up is replaced once. */
const habits: Readonly<Record<string, number | boolean>> = {
  ...{ pool: true, maxConnections: mostAtOnce, maxRequeues: 1 },
  ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
};

/** The address with our habits in it: Nodemailer reads nothing that stands beside an address. What the address says itself holds. */
export function withHabits(url: string): string {
  const said = new URL(url).searchParams;
  const ours = Object.entries(habits).flatMap(([name, value]) => (said.has(name) ? [] : [`${name}=${String(value)}`]));
  return ours.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${ours.join('&')}`;
}

/** Of Nodemailer's: where it is one of these, another letter would fare no better. */
const ofTheServer: ReadonlySet<unknown> = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EPROTOCOL']);

/** Whether the mail server, and not the letter, is why it did not go. */
export const isServersFault = (error: unknown): boolean => error instanceof Error && 'code' in error && ofTheServer.has(error.code);
