import { encodings, type Encoding } from '@ochiq/http-policy/representation';
import Negotiator from 'negotiator';

/** Headers of a request by lower-case name, each once. */
export type RequestHeaders = Readonly<Record<string, string | undefined>>;

/** Returns Node's headers without the few that are lists. */
export function normalizeHeaders(headers: Readonly<Record<string, string | readonly string[] | undefined>>): RequestHeaders {
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Returns whether the browser fetches ahead: the reader may never go there. */
export const isPrefetch = (headers: RequestHeaders): boolean =>
  /prefetch/iu.test(`${headers['sec-purpose'] ?? ''}${headers['purpose'] ?? ''}`);

/** Returns whether the reader saves data or is on a 2g connection, where the browser says so. */
export const isDataSaver = (headers: RequestHeaders): boolean =>
  headers['save-data']?.trim().toLowerCase() === 'on' || (headers['ect'] ?? '').trim().endsWith('2g');

/** The types of negotiator lag behind it: the second parameter breaks ties of equal weights. */
type BreaksTies = { encodings(available: readonly string[], options: { preferred: readonly string[] }): string[] };

const offered = [...Object.keys(encodings), 'identity'];

const isEncoding = (name: string): name is Encoding => Object.hasOwn(encodings, name);

/** Parses `Accept-Encoding`: the accepted encodings, the best first, up to where the plain file is as good. */
export function parseAcceptEncoding(header: string | undefined): readonly Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as Negotiator & BreaksTies;
  const accepted = negotiator.encodings(offered, { preferred: offered });
  const plain = accepted.indexOf('identity');
  return (plain === -1 ? accepted : accepted.slice(0, plain)).filter(isEncoding);
}

/** Returns whether the client prefers JSON, as scripts do, to pages. */
export function isJsonPreferred(headers: RequestHeaders): boolean {
  const negotiator = new Negotiator({ headers: { accept: headers['accept'] } });
  return negotiator.mediaType(['text/html', 'application/json']) === 'application/json';
}
