import { lookup } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { isPublicName } from './public-address';

/** How links are asked: by which name, how long, and which addresses of the network. */
export type LinkRequestOptions = {
  userAgent: string;
  timeoutMs: number;
  isAllowed: (address: string) => boolean;
  signal: AbortSignal;
};

/** The head of a response. */
export type LinkResponse = { status: number; location: string | null; retryAfter: string | null };

/** A name or an address that belongs to the inner network: it is not asked. */
export class InnerAddressError extends Error {}

/**
 * Resolves a name for the connection itself, and refuses it where any of its addresses is an inner one: a check before
 * would leave the name the time to change.
 */
const createGuardedLookup =
  (isAllowed: LinkRequestOptions['isAllowed']): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const isInner = !error && !addresses.every(({ address }) => isAllowed(address));
      const failure = error ?? (isInner ? new InnerAddressError(`${hostname} is a name of the inner network`) : null);
      const [first] = failure ? [] : addresses;
      if (failure || !first) callback(failure ?? new Error(`${hostname} has no address`), '', 4);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

const readHeader = ({ headers }: IncomingMessage, name: 'location' | 'retry-after') => headers[name] ?? null;

/** The address in a URL, without the brackets of IPv6. */
const getHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/gu, '');

/**
 * Asks an address once, without following where it leads. The body is not read.
 * @throws it does not answer, or belongs to the inner network
 */
export function sendLinkRequest(
  url: URL,
  method: 'HEAD' | 'GET',
  { userAgent, timeoutMs, isAllowed, signal }: LinkRequestOptions,
): Promise<LinkResponse> {
  const host = getHost(url);
  // A lookup is made for names only.
  if (isIP(host) === 0 ? !isPublicName(host) : !isAllowed(host))
    return Promise.reject(new InnerAddressError(`${host} is of the inner network`));
  const options: RequestOptions = {
    method,
    lookup: createGuardedLookup(isAllowed),
    headers: { 'User-Agent': userAgent, Accept: '*/*', Connection: 'close' },
    agent: false,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  };
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = send(url, options, (response) => {
      resolve({
        status: response.statusCode ?? 0,
        location: readHeader(response, 'location'),
        retryAfter: readHeader(response, 'retry-after'),
      });
      response.destroy();
    });
    sent.on('error', reject);
    sent.end();
  });
}
