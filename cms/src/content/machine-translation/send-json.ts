import { lookup } from 'node:dns';
import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { getUrlHost } from '../../platform/security/own-network';
import { MachineTranslationError } from './machine-translator';

/** How a server is asked: how long, how much it may answer, and which addresses of the network it may have. */
type JsonRequestOptions = { timeoutMs: number; maxBytes: number; isAllowed: (address: string) => boolean };

/** `body`: undefined where it is no JSON. */
export type JsonResponse = { status: number; body: unknown };

class ForeignAddressError extends Error {}

/**
 * Resolves a name for the connection itself, and refuses it where any of its addresses is not allowed: a check before would
 * leave the name the time to change.
 */
const createGuardedLookup =
  (isAllowed: JsonRequestOptions['isAllowed']): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const isForeign = !error && !addresses.every(({ address }) => isAllowed(address));
      const failure = error ?? (isForeign ? new ForeignAddressError(`${hostname} leads outside the own network`) : null);
      const [first] = failure ? [] : addresses;
      if (failure || !first) callback(failure ?? new Error(`${hostname} has no address`), '', 4);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Names what failed without the text that was sent. */
function toFailure(error: Error, isLate: boolean): MachineTranslationError {
  if (error instanceof MachineTranslationError) return error;
  if (isLate) return new MachineTranslationError('slow', 'The server took too long', { cause: error });
  return new MachineTranslationError('unreachable', error.message, { cause: error });
}

/**
 * Posts JSON to one server, follows no redirect and passes no proxy: what is sent goes to that address or nowhere.
 * @throws a MachineTranslationError: no answer, a late one, one that is too long, or an address that is not allowed
 */
export function sendJson(url: URL, body: unknown, { timeoutMs, maxBytes, isAllowed }: JsonRequestOptions): Promise<JsonResponse> {
  const host = getUrlHost(url);
  // A lookup is made for names only.
  if (isIP(host) !== 0 && !isAllowed(host))
    return Promise.reject(new MachineTranslationError('unreachable', `${host} is outside the own network`));
  const payload = Buffer.from(JSON.stringify(body));
  const signal = AbortSignal.timeout(timeoutMs);
  const options: RequestOptions = {
    method: 'POST',
    lookup: createGuardedLookup(isAllowed),
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Content-Length': payload.length, Connection: 'close' },
    agent: false,
    signal,
  };
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(toFailure(error, signal.aborted));
    const sent = send(url, options, (response) => {
      const parts: Buffer[] = [];
      let length = 0;
      response.on('data', (part: Buffer) => {
        length += part.length;
        if (length > maxBytes) response.destroy(new MachineTranslationError('wrong-response', 'The response is too long'));
        else parts.push(part);
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: parseJson(Buffer.concat(parts).toString('utf8')) }));
      response.on('error', fail);
    });
    sent.on('error', fail);
    sent.end(payload);
  });
}
