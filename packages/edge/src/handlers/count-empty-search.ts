import type { SearchQuery, SearchResponse } from '@ochiq/contract/search/search';

import type { Sender } from '../http/sender.ts';
import type { ParsedRequest } from '../routing/read-request.ts';
import type { EdgeContext } from './edge-context.ts';

/** Counts a query without results in its language. */
export function countEmptySearch(
  { locale, q, type, year }: SearchQuery,
  result: Pick<SearchResponse, 'total'> | null,
  { headers }: Pick<ParsedRequest, 'headers'>,
  { statistics }: Pick<EdgeContext, 'statistics'>,
  sender: Pick<Sender, 'address'>,
): void {
  // A filter may be what leaves nothing.
  if (statistics && result?.total === 0 && q !== '' && type === null && year === null)
    statistics.countSearch(locale, q, headers, sender.address());
}
