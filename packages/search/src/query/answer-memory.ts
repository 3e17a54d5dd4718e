import type { SearchAnswer, SearchQuery } from '@ochiq/contract/search';

import type { Connection } from '../index/connection.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Many ask the same: as many answers are kept while the index stays as it is. */
const remembered = 500;

/** Answers each question once until the index changes, the one that was asked longest ago forgotten first. */
export function rememberingAnswers(
  connection: Connection,
  vocabulary: Vocabulary,
  answer: (query: SearchQuery) => SearchAnswer,
): (query: SearchQuery) => SearchAnswer {
  const memory = new Map<string, SearchAnswer>();
  const version = connection.prepare<[], number>('PRAGMA data_version').pluck();
  let known = version.get();
  return (query) => {
    const now = version.get();
    if (now !== known) {
      memory.clear();
      vocabulary.forget();
      known = now;
    }
    const key = JSON.stringify(query);
    const found = memory.get(key) ?? answer(query);
    memory.delete(key);
    memory.set(key, found);
    const [oldest] = memory.keys();
    if (memory.size > remembered && oldest !== undefined) memory.delete(oldest);
    return found;
  };
}
