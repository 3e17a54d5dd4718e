import Negotiator from 'negotiator';

import type { RequestHeaders } from './normalize-headers.ts';

/** Returns whether the client prefers JSON, as scripts do, to pages. */
export function isJsonPreferred(headers: RequestHeaders): boolean {
  const negotiator = new Negotiator({ headers: { accept: headers['accept'] } });
  return negotiator.mediaType(['text/html', 'application/json']) === 'application/json';
}
