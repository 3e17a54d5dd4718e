import type { Entry } from '@ochiq/contract/content-types';

import { collate } from '../format/order.ts';
import { everyVersion, theList, type Reading } from '../reading.ts';
import { linkTo, type LinkView } from './link.ts';
import { newsInOrder } from './news.ts';

/** A part of a list, and how much is in it; `null` where the page does not say it. */
export type NewsFilter = LinkView & { count: number | null; current: boolean };

export type NewsFilters = { all: NewsFilter; years: NewsFilter[]; categories: NewsFilter[]; tags: NewsFilter[] };

export const labelRoutes = { category: 'news-category', tag: 'news-tag' } as const;
export type Label = keyof typeof labelRoutes;

export const hasLabel = (news: Entry<'news'>, documentId: string) => news.category === documentId || news.tags.includes(documentId);

export const yearOf = ({ date }: Entry<'news'>) => date.slice(0, 4);

/** The years that have news in the reader's language, the newest first. */
export const yearsOf = (reading: Reading): string[] => [...new Set(newsInOrder(reading).entries.map(yearOf))];

const asFilter = (link: LinkView, count: number, currentPath: string | null): NewsFilter => ({
  ...link,
  count,
  current: link.path === currentPath,
});

/** The categories or tags that have news in the reader's language, as the language orders them. */
export function labelFilters(reading: Reading, name: Label, currentPath: string | null = null): NewsFilter[] {
  const { entries } = theList(reading, 'news');
  return everyVersion(reading, name)
    .map(({ document, entry, foreign }) => {
      const link = linkTo(reading, labelRoutes[name], { slug: entry.slug }, entry.name, foreign);
      return asFilter(link, entries.filter((news) => hasLabel(news, document.documentId)).length, currentPath);
    })
    .filter(({ count }) => count !== 0)
    .sort((a, b) => collate(reading.locale)(a.label, b.label));
}

/** All parts of the news list, the one at a path marked. */
export function newsFilters(reading: Reading, currentPath: string): NewsFilters {
  const { entries } = newsInOrder(reading);
  const yearFilter = (year: string) =>
    asFilter(linkTo(reading, 'news-year', { year }, year), entries.filter((news) => yearOf(news) === year).length, currentPath);
  return {
    all: asFilter(linkTo(reading, 'news', {}, ''), entries.length, currentPath),
    years: yearsOf(reading).map(yearFilter),
    categories: labelFilters(reading, 'category', currentPath),
    tags: labelFilters(reading, 'tag', currentPath),
  };
}

/** The same without how much is in them: so a new item changes nothing of a page that does not show it. */
export const uncounted = (filters: readonly NewsFilter[]): NewsFilter[] => filters.map((filter) => ({ ...filter, count: null }));
