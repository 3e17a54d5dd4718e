import type { ViewDay } from '@ochiq/contract/wire/page-statistics';
import type { Locale } from '@ochiq/contract/routing/locales';

import type { PageView } from './page-view.ts';
import { SearchWords } from './search-words.ts';

/** How many paths and how many hosts are counted separately in a day; further ones are summed. */
export const maxCountedKeys = { pages: 10_000, referrers: 500 } as const;

/** A longer path is summed with others: the site itself makes none. */
const maxPathLength = 300;

type Sums = { counts: Map<string, number>; others: number };

function add({ counts, others }: Sums, key: string, most: number): number {
  const known = counts.get(key);
  if (known === undefined && (counts.size >= most || key.length > maxPathLength)) return others + 1;
  counts.set(key, (known ?? 0) + 1);
  return others;
}

/** Sorts counts by size, the largest first. */
export const sortCounts = (counts: Iterable<readonly [key: string, count: number]>): [key: string, count: number][] =>
  [...counts].map(([key, count]): [string, number] => [key, count]).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));

/** The sums of one day, in bounded memory. */
export class DaySums {
  readonly day: string;
  #views: number;
  readonly #pages: Sums;
  readonly #referrers: Sums;
  readonly #searches: SearchWords;

  /** @param former what was counted of the day before, by an earlier run */
  constructor(day: string, former?: ViewDay) {
    this.day = day;
    this.#views = former?.views ?? 0;
    this.#pages = { counts: new Map(former?.pages), others: former?.otherPages ?? 0 };
    this.#referrers = { counts: new Map(former?.referrers), others: former?.otherReferrers ?? 0 };
    this.#searches = new SearchWords(former?.searches);
  }

  countView({ path, referrer }: PageView): void {
    this.#views += 1;
    this.#pages.others = add(this.#pages, path, maxCountedKeys.pages);
    if (referrer !== undefined) this.#referrers.others = add(this.#referrers, referrer, maxCountedKeys.referrers);
  }

  /** Counts a query without results. @returns whether something that is written has changed */
  countSearch(locale: Locale, query: string, client: string): boolean {
    return this.#searches.count(locale, query, client);
  }

  /** Returns the sums as they are written. */
  toFile(): ViewDay {
    return {
      day: this.day,
      views: this.#views,
      pages: sortCounts(this.#pages.counts),
      otherPages: this.#pages.others,
      referrers: sortCounts(this.#referrers.counts),
      otherReferrers: this.#referrers.others,
      searches: this.#searches.list(),
    };
  }
}
