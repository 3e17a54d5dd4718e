import type { Locale } from '@ochiq/contract/routing/locales';
import type { SearchResponse, SearchQuery, SearchType, Suggestion } from '@ochiq/contract/search/search';

import { getInode, isCorruptionError, isUnavailableError, openReadConnection, type Connection } from './index/connection.ts';
import { schemaVersion } from './index/schema.ts';
import { createSearchEngine, withResultCache } from './query/search-engine.ts';
import { createSuggester, type Suggester } from './query/suggest.ts';
import { createVocabulary } from './query/vocabulary.ts';

/**
 * Read access to search for the reader-facing site. `null` means that there is no readable index: it has not been built
 * yet, or it is broken and the publisher rebuilds it.
 */
export type Search = {
  search(query: SearchQuery): SearchResponse | null;
  suggest(locale: Locale, typed: string, only?: SearchType | null): Suggestion[] | null;
  /** Returns the checkpoint that the writer stored; `null` where there is no index. */
  mark(): string | null;
  close(): void;
};

type OpenIndex = {
  /** The inode of the file: the path leads to another one once the index is rebuilt. */
  inode: number;
  connection: Connection;
  search: (query: SearchQuery) => SearchResponse;
  suggest: Suggester;
  mark: () => string | null;
};

function openIndex(file: string, inode: number): OpenIndex | null {
  const connection = openReadConnection(file);
  if (connection.pragma('user_version', { simple: true }) !== schemaVersion) {
    connection.close();
    return null;
  }
  const vocabulary = createVocabulary(connection);
  const mark = connection.prepare<[], string>('SELECT mark FROM about').pluck();
  return {
    inode,
    connection,
    search: withResultCache(connection, createSearchEngine(connection, vocabulary)),
    suggest: createSuggester(connection),
    mark: () => mark.get() ?? null,
  };
}

/** Opens an index for reading; the file may appear, change, be replaced or break while it is open. */
export function openSearch(file: string): Search {
  let current: OpenIndex | null = null;
  const close = () => {
    current?.connection.close();
    current = null;
  };

  function withIndex<T>(question: (index: OpenIndex) => T): T | null {
    const inode = getInode(file);
    if (current && current.inode !== inode) close();
    if (inode === null) return null;
    try {
      current ??= openIndex(file, inode);
      return current && question(current);
    } catch (error) {
      if (!isCorruptionError(error) && !isUnavailableError(error)) throw error;
      close();
      return null;
    }
  }

  return {
    search: (query) => withIndex((index) => index.search(query)),
    suggest: (locale, typed, only = null) => withIndex((index) => index.suggest(locale, typed, only)),
    mark: () => withIndex((index) => index.mark()),
    close,
  };
}
