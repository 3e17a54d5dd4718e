import type { Locale } from '@ochiq/contract/locales';
import type { SearchAnswer, SearchQuery, SearchType, Suggestion } from '@ochiq/contract/search';
import type { SearchThreads } from '@ochiq/search/search-threads';

import { errorText } from '../error-text.ts';
import type { SearchPart, Watch } from '../watch/watch.ts';
import { room, type Room } from './room.ts';
import type { FormLimits } from './sender.ts';

/** The index as the edge reads it. */
export type SiteSearch = SearchThreads;

/** Where questions are answered, and how many at once: never so that reading the site depends on it. */
export type SearchDesk = {
  search(query: SearchQuery, requestId: string): Promise<SearchAnswer | null>;
  suggest(locale: Locale, beginning: string, only: SearchType | null, requestId: string): Promise<Suggestion[] | null>;
  close(): Promise<void>;
  within: Room;
};

type Options = {
  limits: Pick<FormLimits, 'atOnce' | 'atOnceEach'>;
  /** Is told of every failure that the index did not foresee. */
  warn: (message: string, requestId: string) => void;
  watch?: Pick<Watch, 'searched'> | undefined;
};

export function searchDesk(index: SiteSearch, { limits, warn, watch }: Options): SearchDesk {
  const tried = async <T>(what: SearchPart, requestId: string, ask: () => Promise<T | null>): Promise<T | null> => {
    const began = performance.now();
    const told = (found: T | null): T | null => {
      watch?.searched(what, found !== null, (performance.now() - began) / 1000);
      return found;
    };
    try {
      return told(await ask());
    } catch (error) {
      warn(`Search failed: ${errorText(error)}`, requestId);
      return told(null);
    }
  };
  return {
    search: (query, requestId) => tried('search', requestId, () => index.search(query)),
    suggest: (locale, beginning, only, requestId) => tried('suggestions', requestId, () => index.suggest(locale, beginning, only)),
    close: () => index.close(),
    within: room(limits),
  };
}
