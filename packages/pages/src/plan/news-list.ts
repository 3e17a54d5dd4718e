import type { Pagination } from '../archive/pagination.ts';
import type { PlannedPage } from '../page.ts';
import type { Reading } from '../reading.ts';
import { newsFilters, type NewsFilters } from '../view/news-filters.ts';
import { elsewhereOf, newestIds } from '../view/news-shelves.ts';
import { newsCards, type NewsCard } from '../view/news.ts';
import type { SectionView } from '../view/section.ts';
import { planSection } from './section.ts';

export type NewsListBody = {
  section: SectionView;
  /** What the list is narrowed to: a year, a category, a tag, a period. */
  narrowedTo: string | null;
  news: NewsCard[];
  elsewhere: number;
  /** The way through a part of the list; the whole list has none. */
  pagination: Pagination | null;
  filters: NewsFilters;
};

/** The list's own page shows the newest, one large, four beside it and three rows; the archives show everything. */
const frontLength = 14;

export const newsListPlanners = {
  news: (reading: Reading): PlannedPage[] => [
    planSection(reading, 'news', (section) => ({
      section,
      narrowedTo: null,
      news: newsCards(reading, newestIds(reading, frontLength, 'pinned-first')),
      elsewhere: elsewhereOf(reading, 'all'),
      pagination: null,
      filters: newsFilters(reading),
    })),
  ],
};
