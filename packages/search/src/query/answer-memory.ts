import type { SearchAnswer, SearchQuery } from '@ochiq/contract/search';

import type { Connection } from '../index/connection.ts';
import type { Answerer } from './answer.ts';
import { lru } from './lru.ts';

/** Number of cached results while the index is unchanged: many readers send the same queries. */
const remembered = 500;

/** Caches the result of each query until the index changes. */
export function rememberingAnswers(connection: Connection, { answer, forget }: Answerer): (query: SearchQuery) => SearchAnswer {
  const memory = lru<string, SearchAnswer>(remembered);
  const version = connection.prepare<[], number>('PRAGMA data_version').pluck();
  let known = version.get();
  return (query) => {
    const now = version.get();
    if (now !== known) {
      memory.clear();
      forget();
      known = now;
    }
    return memory.get(JSON.stringify(query), () => answer(query));
  };
}
