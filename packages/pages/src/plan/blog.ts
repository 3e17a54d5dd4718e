import { localeCodes, perLocale, type Locale } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';
import type { Entry } from '@ochiq/contract/content-types';

import { planPage, type PlannedPage } from '../page.ts';
import { inLanguage, type Reading } from '../reading.ts';
import { stablePages, type StablePages } from '../stable-pages.ts';
import { labelFilters, uncounted, type Label, type NewsFilter } from '../view/news-filters.ts';
import { newsCard, newsInOrder, type NewsCard } from '../view/news.ts';
import { sectionView, theSection, type SectionView } from '../view/section.ts';
import { paginationOf, type Pagination } from './pagination.ts';
import { crumbOf, planSection } from './section.ts';

export type BlogBody = { section: SectionView; news: NewsCard[]; elsewhere: number; pagination: Pagination };
export type BlogSidebarBody = BlogBody & { categories: NewsFilter[]; tags: NewsFilter[]; recent: NewsCard[]; search: string };

type Blog = 'blog-grid' | 'blog-sidebar';
const pageRoutes = { 'blog-grid': 'blog-grid-page', 'blog-sidebar': 'blog-sidebar-page' } as const;
const perPage = 6;
const recentLength = 5;

const pagesOf = (reading: Reading): StablePages<Entry<'news'>> => stablePages(newsInOrder(reading).entries, perPage);

/** `null` is the list's own page, the newest. */
function blogPagination(reading: Reading, blog: Blog, current: number | null): Pagination {
  const { form } = reading;
  const pathOf = (page: number) => pathFor(pageRoutes[blog], form, { page: String(page) });
  return paginationOf(pagesOf(reading).archive.size, current, pathFor(blog, form, {}), pathOf);
}

function blogBody(reading: Reading, blog: Blog, section: SectionView, page: number | null): BlogSidebarBody {
  const { front, archive } = pagesOf(reading);
  const { entries, elsewhere } = newsInOrder(reading);
  // A page that is full does not change with every new item.
  const labels = (name: Label) => (page === null ? labelFilters(reading, name) : uncounted(labelFilters(reading, name)));
  const shown = page === null ? front : (archive.get(page) ?? []);
  return {
    section,
    news: shown.map((news) => newsCard(reading, news)),
    elsewhere: page === null ? elsewhere : 0,
    pagination: blogPagination(reading, blog, page),
    categories: labels('category'),
    tags: labels('tag'),
    recent: page === null ? entries.slice(0, recentLength).map((news) => newsCard(reading, news)) : [],
    search: pathFor('search', reading.form, {}),
  };
}

function planNumbered(reading: Reading, blog: Blog, page: number): PlannedPage {
  return planPage(reading, pageRoutes[blog], { page: String(page) }, () => {
    const section = theSection(reading, blog);
    const has = (locale: Locale) => pagesOf(inLanguage(reading, locale)).archive.has(page);
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
    [...pagesOf(reading).archive.keys()].map((page) => planNumbered(reading, blog, page));

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
