import { join } from 'node:path';

import type { Locale } from '@ochiq/contract/routing/locales';
import type { ViewPrefix } from '@ochiq/contract/routing/scripts';
import type { SearchQuery, SearchResponse, SearchType, Suggestion } from '@ochiq/contract/search/search';
import { openSearchThreads, type SearchThreads } from '@ochiq/search/search-threads';
import { getErrorMessage } from '@ochiq/service-kit/errors';

import type { ConcurrencyLimiter } from '../http/client-limiters.ts';
import { createFairQueue, type FairQueueLimits } from '../http/fair-queue.ts';
import type { EdgeMetrics, SearchPart } from '../metrics/edge-metrics.ts';
import { preparePage, type PreparedPage } from '../templating/fill-places.ts';

/**
 * Opens the search index of a published folder in worker threads: pages never wait for a query.
 * @param threadFile the worker's file, where it is not the built one
 */
export const openSiteSearch = (siteDir: string, threadFile?: URL): SearchThreads =>
  openSearchThreads(join(siteDir, 'search', 'index.sqlite'), threadFile && { threadFile });

/** The search index as the edge reads it. */
export type SiteSearch = SearchThreads;

/** The gateway for search: queries are queued per client, and reading the site never depends on it. */
export type SearchGateway = {
  search(query: SearchQuery, requestId: string): Promise<SearchResponse | null>;
  suggest(locale: Locale, beginning: string, only: SearchType | null, requestId: string): Promise<Suggestion[] | null>;
  close(): Promise<void>;
  /** Includes rendering the page, which takes as long as most queries. */
  within: ConcurrencyLimiter;
  /** Returns the search page of a locale prefix in a version, parsed once per version. */
  prepare(localePrefix: ViewPrefix, version: string, read: () => Promise<string | undefined>): Promise<PreparedPage | undefined>;
};

/** Limits of search queries. One client occupies one of two threads at most: the other is for all others. */
export const searchLimits = { atOnce: 2, atOnceEach: 1, waiting: 256, waitingEach: 16, maxWaitMs: 3000 } as const;

type SearchGatewayOptions = {
  limits: FairQueueLimits;
  /** Called for each unexpected failure of the index. */
  warn: (message: string, requestId: string) => void;
  watch?: Pick<EdgeMetrics, 'searched'> | undefined;
};

/** Caches the newest page of each locale prefix. */
function createPageCache(): SearchGateway['prepare'] {
  const pagesByForm = new Map<ViewPrefix, { version: string; page: PreparedPage }>();
  return async (localePrefix, version, read) => {
    const known = pagesByForm.get(localePrefix);
    if (known?.version === version) return known.page;
    const html = await read();
    const page = html === undefined ? undefined : preparePage(html);
    if (page) pagesByForm.set(localePrefix, { version, page });
    return page;
  };
}

export function createSearchGateway(index: SiteSearch, { limits, warn, watch }: SearchGatewayOptions): SearchGateway {
  const runObserved = async <T>(what: SearchPart, requestId: string, ask: () => Promise<T | null>): Promise<T | null> => {
    const began = performance.now();
    const recordOutcome = (result: T | null): T | null => {
      watch?.searched(what, result !== null, (performance.now() - began) / 1000);
      return result;
    };
    try {
      return recordOutcome(await ask());
    } catch (error) {
      warn(`Search failed: ${getErrorMessage(error)}`, requestId);
      return recordOutcome(null);
    }
  };
  return {
    search: (query, requestId) => runObserved('search', requestId, () => index.search(query)),
    suggest: (locale, beginning, only, requestId) => runObserved('suggestions', requestId, () => index.suggest(locale, beginning, only)),
    close: () => index.close(),
    within: createFairQueue(limits),
    prepare: createPageCache(),
  };
}
