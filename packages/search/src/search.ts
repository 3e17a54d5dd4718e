import type { Locale } from '@ochiq/contract/locales';
import type { SearchAnswer, SearchQuery, SearchType, Suggestion } from '@ochiq/contract/search';

import { inodeOf, isBroken, isGone, openReading, type Connection } from './index/connection.ts';
import { schemaVersion } from './index/schema.ts';
import { answererOf } from './query/answer.ts';
import { rememberingAnswers } from './query/answer-memory.ts';
import { suggesterOf, type Suggester } from './query/suggest.ts';
import { vocabularyOf } from './query/vocabulary.ts';

/**
 * Read access to search for the reader-facing site. `null` means that there is no readable index: it has not been built
 * yet, or it is broken and the publisher rebuilds it.
 */
export type Search = {
  search(query: SearchQuery): SearchAnswer | null;
  suggest(locale: Locale, typed: string, only?: SearchType | null): Suggestion[] | null;
  /** Returns the checkpoint that the writer stored; `null` where there is no index. */
  mark(): string | null;
  close(): void;
};

type Opened = {
  /** The inode of the file: the path leads to another one once the index is rebuilt. */
  inode: number;
  connection: Connection;
  search: (query: SearchQuery) => SearchAnswer;
  suggest: Suggester;
  mark: () => string | null;
};

function opened(file: string, inode: number): Opened | null {
  const connection = openReading(file);
  if (connection.pragma('user_version', { simple: true }) !== schemaVersion) {
    connection.close();
    return null;
  }
  const vocabulary = vocabularyOf(connection);
  const mark = connection.prepare<[], string>('SELECT mark FROM about').pluck();
  return {
    inode,
    connection,
    search: rememberingAnswers(connection, answererOf(connection, vocabulary)),
    suggest: suggesterOf(connection),
    mark: () => mark.get() ?? null,
  };
}

/** Opens an index for reading; the file may appear, change, be replaced or break while it is open. */
export function openSearch(file: string): Search {
  let current: Opened | null = null;
  const close = () => {
    current?.connection.close();
    current = null;
  };

  function ask<T>(question: (index: Opened) => T): T | null {
    const inode = inodeOf(file);
    if (current && current.inode !== inode) close();
    if (inode === null) return null;
    try {
      current ??= opened(file, inode);
      return current && question(current);
    } catch (error) {
      if (!isBroken(error) && !isGone(error)) throw error;
      close();
      return null;
    }
  }

  return {
    search: (query) => ask((index) => index.search(query)),
    suggest: (locale, typed, only = null) => ask((index) => index.suggest(locale, typed, only)),
    mark: () => ask((index) => index.mark()),
    close,
  };
}
