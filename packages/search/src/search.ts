import type { Locale } from '@ochiq/contract/locales';
import type { SearchAnswer, SearchQuery, SearchType, Suggestion } from '@ochiq/contract/search';

import { inodeOf, isBroken, isGone, openReading, type Connection } from './index/connection.ts';
import { schemaVersion } from './index/schema.ts';
import { answererOf } from './query/answer.ts';
import { rememberingAnswers } from './query/answer-memory.ts';
import { suggesterOf, type Suggester } from './query/suggest.ts';
import { vocabularyOf } from './query/vocabulary.ts';

/**
 * What a reader's side of the site asks. `null` says that there is no index that can be read: it has
 * not been made yet, or it is broken and the publisher makes it anew.
 */
export type Search = {
  search(query: SearchQuery): SearchAnswer | null;
  suggest(locale: Locale, typed: string, only?: SearchType | null): Suggestion[] | null;
  /** What the index is true to, as its writer said; null where there is none. */
  mark(): string | null;
  close(): void;
};

type Opened = {
  /** Which file it is: the path leads to another one when the index is made anew. */
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

/** Opens an index for reading; it may come, change, be replaced and be broken while it is open. */
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
