import { locales } from '@ochiq/contract/routing/locales';
import type { SearchResponse, SearchQuery, Suggestion } from '@ochiq/contract/search/search';

import type { SiteSearch } from '../../src/handlers/search-gateway.ts';

type FakeSearch = SiteSearch & {
  /** All queries that it received. */
  queries: (SearchQuery | string)[];
  /** Sets the result of the following queries. */
  setResult(nextResult: (() => SearchResponse | null) | Partial<SearchResponse> | null): void;
  isClosed(): boolean;
};

export const emptySearchResult: SearchResponse = {
  total: 0,
  page: 1,
  pages: 0,
  hits: [],
  types: [],
  years: [],
  elsewhere: [],
  repaired: null,
};

/** Creates a search index whose results tests choose. */
export function createFakeSearch(): FakeSearch {
  const queries: (SearchQuery | string)[] = [];
  let behaviour = (): SearchResponse | null => emptySearchResult;
  let closed = false;
  return {
    queries,
    setResult(nextResult) {
      behaviour = typeof nextResult === 'function' ? nextResult : () => nextResult && { ...emptySearchResult, ...nextResult };
    },
    async search(query) {
      queries.push(query);
      return Promise.resolve().then(behaviour);
    },
    async suggest(locale, beginning, only = null) {
      queries.push(only === null ? beginning : `${beginning} (${only})`);
      const result = await Promise.resolve().then(behaviour);
      const title = [{ text: locales[locale].name, isMatch: true }];
      return result && result.hits.map(({ path, type }): Suggestion => ({ path, title, type }));
    },
    close() {
      closed = true;
      return Promise.resolve();
    },
    isClosed: () => closed,
  };
}
