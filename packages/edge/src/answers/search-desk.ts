import type { SearchThreads } from '@ochiq/search/search-threads';

import { errorText } from '../error-text.ts';
import { room, type Room } from './room.ts';
import type { FormLimits } from './sender.ts';

/** The index as the edge reads it. */
export type SiteSearch = SearchThreads;

/** Where questions are answered, and how many at once: never so that reading the site depends on it. */
export type SearchDesk = SiteSearch & { within: Room };

/** @param warn is told of every failure that the index did not foresee */
export function searchDesk(
  index: SiteSearch,
  limits: Pick<FormLimits, 'atOnce' | 'atOnceEach'>,
  warn: (message: string) => void,
): SearchDesk {
  const tried = async <T>(ask: () => Promise<T>): Promise<T | null> => {
    try {
      return await ask();
    } catch (error) {
      warn(`Search failed: ${errorText(error)}`);
      return null;
    }
  };
  return {
    search: (query) => tried(() => index.search(query)),
    suggest: (locale, beginning, only) => tried(() => index.suggest(locale, beginning, only)),
    close: () => index.close(),
    within: room(limits),
  };
}
