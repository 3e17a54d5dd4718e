import type { Pagination } from '../archive/pagination.ts';
import type { PlannedPage } from '../page.ts';
import type { Reading } from '../reading.ts';
import { newsFilters, type NewsFilters } from '../view/news-filters.ts';
import { elsewhereOf, newestIds } from '../view/news-shelves.ts';
import { newsCards, type NewsCard } from '../view/news.ts';
import type { SectionView } from '../view/section.ts';
import { wayByYears } from './news-parts.ts';
import { planSection } from './section.ts';

export type NewsListBody = {
  section: SectionView;
  /** The filter of the list: a year, a category, a tag, a period. */
  narrowedTo: string | null;
  news: NewsCard[];
  elsewhere: number;
  /** Links to the remaining items; `null` where there are none. */
  pagination: Pagination | null;
  filters: NewsFilters;
};

/**
 * The number of items on the list's own page: one large, four next to it and three rows of three; the archives show
 * everything.
 */
const frontLength = 14;

export const newsListPlanners = {
  news: (reading: Reading): PlannedPage[] => [
    planSection(reading, 'news', (section) => {
      const shown = newestIds(reading, frontLength, 'pinned-first');
      return {
        section,
        narrowedTo: null,
        news: newsCards(reading, shown),
        elsewhere: elsewhereOf(reading, 'all'),
        pagination: wayByYears(reading, shown),
        filters: newsFilters(reading),
      };
    }),
  ],
};
