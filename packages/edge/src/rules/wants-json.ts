import Negotiator from 'negotiator';

import type { HeaderBag } from './header-bag.ts';

/** Whether a script asks, not a browser that shows pages. */
export function wantsJson(headers: HeaderBag): boolean {
  const negotiator = new Negotiator({ headers: { accept: headers['accept'] } });
  return negotiator.mediaType(['text/html', 'application/json']) === 'application/json';
}
