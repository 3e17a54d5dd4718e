import type { Locale } from '@ochiq/contract/locales';
import type { PathForm } from '@ochiq/contract/path-for';
import type { SearchAnswer, SearchQuery, SearchType, Suggestion } from '@ochiq/contract/search';
import type { SearchThreads } from '@ochiq/search/search-threads';

import { errorText } from '../error-text.ts';
import { preparePage, type PreparedPage } from '../rules/fill-places.ts';
import type { SearchPart, Watch } from '../watch/watch.ts';
import { fairQueue, type FairQueueLimits } from './fair-queue.ts';
import type { Room } from './room.ts';

/** The search index as the edge reads it. */
export type SiteSearch = SearchThreads;

/** The gateway for search: queries are queued per client, and reading the site never depends on it. */
export type SearchDesk = {
  search(query: SearchQuery, requestId: string): Promise<SearchAnswer | null>;
  suggest(locale: Locale, beginning: string, only: SearchType | null, requestId: string): Promise<Suggestion[] | null>;
  close(): Promise<void>;
  /** Includes rendering the page, which takes as long as most queries. */
  within: Room;
  /** Returns the search page of a locale prefix in a version, parsed once per version. */
  prepare(form: PathForm, version: string, read: () => Promise<string | undefined>): Promise<PreparedPage | undefined>;
};

type Options = {
  limits: FairQueueLimits;
  /** Called for each unexpected failure of the index. */
  warn: (message: string, requestId: string) => void;
  watch?: Pick<Watch, 'searched'> | undefined;
};

/** Caches the newest page of each locale prefix. */
function preparedPages(): SearchDesk['prepare'] {
  const kept = new Map<PathForm, { version: string; page: PreparedPage }>();
  return async (form, version, read) => {
    const known = kept.get(form);
    if (known?.version === version) return known.page;
    const html = await read();
    const page = html === undefined ? undefined : preparePage(html);
    if (page) kept.set(form, { version, page });
    return page;
  };
}

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
    within: fairQueue(limits),
    prepare: preparedPages(),
  };
}
