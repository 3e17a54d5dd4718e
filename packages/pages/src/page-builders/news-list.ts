import type { Pagination } from '../pagination/pagination.ts';
import type { PlannedPage } from '../page.ts';
import type { RenderContext } from '../render-context.ts';
import { buildNewsFilters, type NewsFilters } from '../view-models/news/news-filters.ts';
import { countInOtherLanguages, listNewestIds } from '../view-models/news/news-indexes.ts';
import { listNewsCards, type NewsCard } from '../view-models/news/news.ts';
import type { SectionView } from '../view-models/section.ts';
import { buildYearPagination } from './news-parts.ts';
import { defineSectionPage } from './section.ts';

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
const frontPageLength = 14;

export const newsListPlanners = {
  news: (context: RenderContext): PlannedPage[] => [
    defineSectionPage(context, 'news', (section) => {
      const shown = listNewestIds(context, frontPageLength, 'pinned-first');
      return {
        section,
        narrowedTo: null,
        news: listNewsCards(context, shown),
        elsewhere: countInOtherLanguages(context, 'all'),
        pagination: buildYearPagination(context, shown),
        filters: buildNewsFilters(context),
      };
    }),
  ],
};
