import { locales } from '@ochiq/contract/routing/locales';
import type { ViewPrefix } from '@ochiq/contract/routing/scripts';
import type { SearchAddress, SearchCondition, SearchList, SearchSlot } from '@ochiq/contract/routing/search-place';
import type { MarkedText, SearchQuery, SearchResponse } from '@ochiq/contract/search/search';

import type { PlaceFilling } from './fill-places.ts';

/** How many neighbours of the current page have a link, on each side. */
const neighbourCount = 2;

/**
 * Selects the page numbers of a long result list: the first, the last, and those around the current one; `null` is a
 * gap.
 */
export function selectPageNumbers(current: number, last: number): (number | null)[] {
  const near = Array.from({ length: 2 * neighbourCount + 1 }, (_, index) => current - neighbourCount + index);
  const visiblePages = [...new Set([1, ...near, last])].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return visiblePages.flatMap((page, index) => (index > 0 && page - (visiblePages[index - 1] ?? 0) > 1 ? [null, page] : [page]));
}

/** The outcome of a query: a result, or why there is none. */
export type SearchOutcome = { answer: SearchResponse } | { without: 'too-long' | 'unavailable' };

/** Links of a result page: to the search page of a locale prefix with other parameters, and to a page of the site. */
export type SearchLinks = { to: (localePrefix: ViewPrefix, query: SearchQuery) => string; page: (path: string) => string };

type SearchConditions = {
  facts: (SearchCondition | false)[];
  slots?: Partial<Record<SearchSlot, string | MarkedText>>;
  addresses?: Partial<Record<SearchAddress, string | false>>;
  lists?: Record<SearchList, PlaceFilling[]>;
};

const present = <T>(values: Readonly<Record<string, T | false>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(values).filter((entry): entry is [string, T] => entry[1] !== false));

function toPlaceFilling({ facts, slots = {}, addresses = {}, lists }: SearchConditions): PlaceFilling {
  return {
    facts: new Set(facts.filter((fact) => fact !== false)),
    slots: present(slots),
    addresses: present(addresses),
    ...(lists && { lists: new Map(Object.entries(lists)) }),
  };
}

const getQuerySlots = ({ q, type, year }: SearchQuery): NonNullable<SearchConditions['slots']> => ({
  q,
  type: type ?? '',
  year: year === null ? '' : String(year),
});

const toHitFillings = ({ hits }: SearchResponse, { page }: SearchLinks): PlaceFilling[] =>
  hits.map(({ path, title, snippet, type, date }) =>
    toPlaceFilling({
      facts: [`type:${type}`, snippet.length > 0 && 'snippet', date !== null && 'date'],
      slots: { title, snippet, date: date ?? '' },
      addresses: { path: page(path) },
    }),
  );

/** Returns the conditions, slots and links of a result page. */
function buildResultConditions(result: SearchResponse, query: SearchQuery, localePrefix: ViewPrefix, links: SearchLinks): SearchConditions {
  const { total, page, pages, types, years, elsewhere, repaired } = result;
  const to = (change: Partial<SearchQuery>): string => links.to(localePrefix, { ...query, page: 1, ...change });
  const others = elsewhere.filter(({ count }) => count > 0);
  const isNarrowed = query.type !== null || query.year !== null;
  const rule = new Intl.PluralRules(locales[query.locale].tag).select(total);
  return {
    facts: [
      'asked',
      ...(total > 0 ? (['found', `total:${rule}`] as const) : (['nothing', isNarrowed && 'narrowed'] as const)),
      repaired !== null && 'repaired',
      (types.length > 1 || query.type !== null) && 'types',
      (years.length > 1 || query.year !== null) && 'years',
      query.type === null ? 'any-type' : `chosen:${query.type}`,
      query.year === null && 'any-year',
      ...types.map(({ type }) => `type:${type}` as const),
      others.length > 0 && 'elsewhere',
      ...others.map(({ locale }) => `elsewhere:${locale}` as const),
      pages > 1 && 'pages',
      page > 1 && pages > 1 && 'previous',
      page < pages && 'next',
    ],
    slots: {
      ...getQuerySlots(query),
      total: String(total),
      repaired: repaired ?? '',
      ...Object.fromEntries(types.map(({ type, count }) => [`count:${type}`, String(count)])),
      ...Object.fromEntries(others.map(({ locale, count }) => [`count:${locale}`, String(count)])),
    },
    addresses: {
      everything: to({ type: null, year: null }),
      'any-type': to({ type: null }),
      'any-year': to({ year: null }),
      ...Object.fromEntries(types.map(({ type }) => [`type:${type}`, to({ type })])),
      ...Object.fromEntries(others.map(({ locale }) => [`in:${locale}`, links.to(locale, { ...query, page: 1 })])),
      previous: page > 1 && to({ page: page - 1 }),
      next: page < pages && to({ page: page + 1 }),
    },
    lists: {
      hits: toHitFillings(result, links),
      years: years.map(({ year, count }) =>
        toPlaceFilling({
          facts: [year === query.year && 'current'],
          slots: { year: String(year), count: String(count) },
          addresses: { path: to({ year }) },
        }),
      ),
      pages: selectPageNumbers(page, pages).map((number) =>
        number === null
          ? toPlaceFilling({ facts: ['gap'] })
          : toPlaceFilling({
              facts: ['page', number === page && 'current'],
              slots: { number: String(number) },
              addresses: { path: to({ page: number }) },
            }),
      ),
    },
  };
}

/** Builds the values of the search page for an outcome. */
export function buildSearchFilling(outcome: SearchOutcome, query: SearchQuery, localePrefix: ViewPrefix, links: SearchLinks): PlaceFilling {
  if ('answer' in outcome) return toPlaceFilling(buildResultConditions(outcome.answer, query, localePrefix, links));
  return toPlaceFilling({ facts: [query.q !== '' && 'asked', outcome.without], slots: getQuerySlots(query) });
}
