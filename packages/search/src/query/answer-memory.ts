import type { SearchResponse, SearchQuery } from '@ochiq/contract/search/search';

import type { Connection } from '../index/connection.ts';
import type { SearchEngine } from './answer.ts';
import { createLru } from './create-lru.ts';

/** Number of cached results while the index is unchanged: many readers send the same queries. */
const maxCachedResults = 500;

/** Caches the result of each query until the index changes. */
export function withResultCache(connection: Connection, { runQuery, forget }: SearchEngine): (query: SearchQuery) => SearchResponse {
  const cache = createLru<string, SearchResponse>(maxCachedResults);
  const version = connection.prepare<[], number>('PRAGMA data_version').pluck();
  let known = version.get();
  return (query) => {
    const now = version.get();
    if (now !== known) {
      cache.clear();
      forget();
      known = now;
    }
    return cache.get(JSON.stringify(query), () => runQuery(query));
  };
}
