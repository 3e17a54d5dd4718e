import { splitLocalePrefix } from '@ochiq/contract/routing/path-for';

import { parseAddress } from './address.ts';
import { stripBasePath, type BasePath } from './site-address.ts';

/** The kind of a request, as coarse as metrics need it. */
export type RequestKind = 'page' | 'file' | 'form' | 'account' | 'search' | 'health' | 'unknown';

const kinds = { forms: 'form', account: 'account', search: 'search', 'search.json': 'search', health: 'health' } as const satisfies Record<
  string,
  RequestKind
>;

const isKnown = (segment: string): segment is keyof typeof kinds => Object.hasOwn(kinds, segment);

/** Classifies a request for metrics; never by the path itself: readers can type any number of them. */
export function classifyRequest(target: string, base: BasePath): RequestKind {
  const address = parseAddress(target.split(/[?#]/u)[0] ?? '');
  const segments = 'fault' in address ? undefined : stripBasePath(address.segments, base);
  if (!segments) return 'unknown';
  const [first = ''] = splitLocalePrefix(`/${segments.join('/')}`)
    .rest.split('/')
    .filter(Boolean);
  if (isKnown(first)) return kinds[first];
  return /\.\w+$/u.test(segments.at(-1) ?? '') ? 'file' : 'page';
}
