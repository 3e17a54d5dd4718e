import type { Locale } from '@ochiq/contract/routing/locales';
import type { SearchResponse, SearchQuery, SearchType, Suggestion } from '@ochiq/contract/search/search';

import { SearchWorker, type SearchWorkerOptions } from './threads/search-worker.ts';
import { ThreadQueue } from './threads/thread-queue.ts';

/** Like `Search`, for callers that must not be blocked by a query. */
export type SearchThreads = {
  /** Runs a query. @throws the query failed, or timed out */
  search(query: SearchQuery): Promise<SearchResponse | null>;
  /** Suggests completions. @throws as `search` */
  suggest(locale: Locale, typed: string, only?: SearchType | null): Promise<Suggestion[] | null>;
  close(): Promise<void>;
};

type SearchThreadsOptions = Partial<Omit<SearchWorkerOptions, 'file'>> & {
  /** Number of queries that run in parallel. */
  threads?: number;
};

/**
 * Two threads, so that a slow query does not block the others; each holds up to 64 MB of the index in memory, up to 100
 * MB of word caches, and up to 32 MB of displayed pages and cached results.
 */
const defaults = { threads: 2, timeoutMs: 5_000, threadFile: new URL('./threads/thread.js', import.meta.url) };

/** Opens search in worker threads, which start with the first query. @param file the index's path */
export function openSearchThreads(file: string, options: SearchThreadsOptions = {}): SearchThreads {
  const { threads: count, ...how } = { ...defaults, ...options };
  const threads = Array.from({ length: count }, () => new SearchWorker({ file, ...how }));
  const queue = new ThreadQueue(threads);
  return {
    async search(query) {
      const workerReply = await queue.run((thread) => thread.send({ kind: 'search', query }));
      return workerReply.kind === 'search' ? workerReply.answer : null;
    },
    async suggest(locale, typed, only = null) {
      const workerReply = await queue.run((thread) => thread.send({ kind: 'suggest', locale, typed, only }));
      return workerReply.kind === 'suggest' ? workerReply.answer : null;
    },
    async close() {
      queue.close();
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
