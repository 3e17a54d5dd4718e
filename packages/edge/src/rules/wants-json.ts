import Negotiator from 'negotiator';

import type { HeaderBag } from './header-bag.ts';

/** Returns whether the client prefers JSON, as scripts do, to pages. */
export function wantsJson(headers: HeaderBag): boolean {
  const negotiator = new Negotiator({ headers: { accept: headers['accept'] } });
  return negotiator.mediaType(['text/html', 'application/json']) === 'application/json';
}
