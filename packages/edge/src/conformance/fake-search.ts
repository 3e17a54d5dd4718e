import { locales } from '@ochiq/contract/locales';
import type { SearchAnswer, SearchQuery, Suggestion } from '@ochiq/contract/search';

import type { SiteSearch } from '../answers/search-desk.ts';

export type FakeSearch = SiteSearch & {
  /** All queries that it received. */
  asked: (SearchQuery | string)[];
  /** Sets the result of the following queries. */
  answer(answer: (() => SearchAnswer | null) | Partial<SearchAnswer> | null): void;
  isClosed(): boolean;
};

export const foundNothing: SearchAnswer = { total: 0, page: 1, pages: 0, hits: [], types: [], years: [], elsewhere: [], repaired: null };

/** Creates a search index whose results tests choose. */
export function fakeSearch(): FakeSearch {
  const asked: (SearchQuery | string)[] = [];
  let behaviour = (): SearchAnswer | null => foundNothing;
  let closed = false;
  return {
    asked,
    answer(answer) {
      behaviour = typeof answer === 'function' ? answer : () => answer && { ...foundNothing, ...answer };
    },
    async search(query) {
      asked.push(query);
      return Promise.resolve().then(behaviour);
    },
    async suggest(locale, beginning, only = null) {
      asked.push(only === null ? beginning : `${beginning} (${only})`);
      const found = await Promise.resolve().then(behaviour);
      const title = [{ text: locales[locale].name, isMatch: true }];
      return found && found.hits.map(({ path, type }): Suggestion => ({ path, title, type }));
    },
    close() {
      closed = true;
      return Promise.resolve();
    },
    isClosed: () => closed,
  };
}
