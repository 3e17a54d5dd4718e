import { localeCodes, perLocale, type Locale } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';

import { planPage, type PlannedPage } from '../page.ts';
import { inLanguage, type Reading } from '../reading.ts';
import { pageNumbers } from '../stable-pages.ts';
import { labelFilters, quietLabels, type NewsFilter } from '../view/news-filters.ts';
import { elsewhereOf, idsOnPage, newestIds, pageCountOf } from '../view/news-shelves.ts';
import { newsCards, type NewsCard } from '../view/news.ts';
import { sectionView, theSection, type SectionView } from '../view/section.ts';
import { paginationOf, type Pagination } from './pagination.ts';
import { crumbOf, planSection } from './section.ts';

export type BlogBody = { section: SectionView; news: NewsCard[]; elsewhere: number; pagination: Pagination };
export type BlogSidebarBody = BlogBody & { categories: NewsFilter[]; tags: NewsFilter[]; recent: NewsCard[]; search: string };

type Blog = 'blog-grid' | 'blog-sidebar';
const pageRoutes = { 'blog-grid': 'blog-grid-page', 'blog-sidebar': 'blog-sidebar-page' } as const;
const perPage = 6;
const recentLength = 5;

const pageCount = (reading: Reading) => pageCountOf(reading, 'all', perPage);

/** `null` is the list's own page, the newest. */
function blogPagination(reading: Reading, blog: Blog, current: number | null): Pagination {
  const { form } = reading;
  const pathOf = (page: number) => pathFor(pageRoutes[blog], form, { page: String(page) });
  return paginationOf(pageCount(reading), current, pathFor(blog, form, {}), pathOf);
}

function blogBody(reading: Reading, blog: Blog, section: SectionView, page: number | null): BlogSidebarBody {
  // A page that is full does not change with every new item.
  const labels = page === null ? labelFilters : quietLabels;
  return {
    section,
    news: newsCards(reading, idsOnPage(reading, 'all', perPage, page)),
    elsewhere: page === null ? elsewhereOf(reading, 'all') : 0,
    pagination: blogPagination(reading, blog, page),
    categories: labels(reading, 'category'),
    tags: labels(reading, 'tag'),
    recent: page === null ? newsCards(reading, newestIds(reading, recentLength)) : [],
    search: pathFor('search', reading.form, {}),
  };
}

function planNumbered(reading: Reading, blog: Blog, page: number): PlannedPage {
  return planPage(reading, pageRoutes[blog], { page: String(page) }, () => {
    const section = theSection(reading, blog);
    const has = (locale: Locale) => page <= pageCount(inLanguage(reading, locale));
    return {
      title: `${section.entry.title}: ${String(page)}`,
      description: [`${section.entry.title}: ${String(page)}`, section.entry.lead],
      paths: perLocale((locale) => (has(locale) ? pathFor(pageRoutes[blog], locale, { page: String(page) }) : pathFor(blog, locale, {}))),
      translated: localeCodes.filter(has),
      trail: [crumbOf(reading, blog)],
      body: () => blogBody(reading, blog, { ...sectionView(reading, section), blocks: [] }, page),
    };
  });
}

const planNumberedPages =
  (blog: Blog) =>
  (reading: Reading): PlannedPage[] =>
    pageNumbers(pageCount(reading)).map((page) =>
      // One more page makes none of the others anew.
      reading.planned(reading, `${blog} ${String(page)}`, () => planNumbered(reading, blog, page)),
    );

export const blogPlanners = {
  'blog-grid': (reading: Reading): PlannedPage[] => [
    planSection(reading, 'blog-grid', (section) => blogBody(reading, 'blog-grid', section, null)),
  ],
  'blog-grid-page': planNumberedPages('blog-grid'),
  'blog-sidebar': (reading: Reading): PlannedPage[] => [
    planSection(reading, 'blog-sidebar', (section) => blogBody(reading, 'blog-sidebar', section, null)),
  ],
  'blog-sidebar-page': planNumberedPages('blog-sidebar'),
};
