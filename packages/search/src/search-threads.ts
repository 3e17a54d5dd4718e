import type { Locale } from '@ochiq/contract/locales';
import type { SearchAnswer, SearchQuery, SearchType, Suggestion } from '@ochiq/contract/search';

import { AskedThread, type AskedThreadOptions } from './threads/asked-thread.ts';
import { ThreadQueue } from './threads/thread-queue.ts';

/** As `Search`, for who must not be held up by an answer. */
export type SearchThreads = {
  /** @throws the answer failed, or took too long */
  search(query: SearchQuery): Promise<SearchAnswer | null>;
  /** @throws likewise */
  suggest(locale: Locale, typed: string, only?: SearchType | null): Promise<Suggestion[] | null>;
  close(): Promise<void>;
};

type Options = Partial<Omit<AskedThreadOptions, 'file'>> & {
  /** How many questions are answered at the same time. */
  threads?: number;
};

/** Two, so that a slow question does not hold up the others; each keeps up to 64 MB of the index in memory, up to 100 MB of what it knows of words, and up to 32 MB of pages it showed and of what answered. */
const defaults = { threads: 2, patience: 5_000, threadFile: new URL('./threads/thread.js', import.meta.url) };

/** Answers questions in threads of their own, which start when somebody asks. @param file the index's path */
export function openSearchThreads(file: string, options: Options = {}): SearchThreads {
  const { threads: count, ...how } = { ...defaults, ...options };
  const threads = Array.from({ length: count }, () => new AskedThread({ file, ...how }));
  const queue = new ThreadQueue(threads);
  return {
    async search(query) {
      const said = await queue.run((thread) => thread.ask({ kind: 'search', query }));
      return said.kind === 'search' ? said.answer : null;
    },
    async suggest(locale, typed, only = null) {
      const said = await queue.run((thread) => thread.ask({ kind: 'suggest', locale, typed, only }));
      return said.kind === 'suggest' ? said.answer : null;
    },
    async close() {
      queue.close();
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
