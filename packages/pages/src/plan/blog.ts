import { localeCodes, perLocale, type Locale } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';
import type { Entry } from '@ochiq/contract/content-types';

import { planPage, type PlannedPage } from '../page.ts';
import { inLanguage, type Reading } from '../reading.ts';
import { stablePages, type StablePages } from '../stable-pages.ts';
import { newsCard, newsInOrder, type NewsCard } from '../view/news.ts';
import { sectionView, theSection, type SectionView } from '../view/section.ts';
import { labelFilters, type NewsFilter } from './news-list.ts';
import { crumbOf, planSection } from './section.ts';

/** Where the neighbouring pages of a paginated list are. */
export type Pagination = {
  newer: string | null;
  older: string | null;
  /** The list's own page, the newest: it has no number. */
  front: { path: string; current: boolean };
  pages: { number: number; path: string; current: boolean }[];
};

export type BlogBody = { section: SectionView; news: NewsCard[]; elsewhere: number; pagination: Pagination };
export type BlogSidebarBody = BlogBody & { categories: NewsFilter[]; tags: NewsFilter[]; recent: NewsCard[]; search: string };

type Blog = 'blog-grid' | 'blog-sidebar';
const pageRoutes = { 'blog-grid': 'blog-grid-page', 'blog-sidebar': 'blog-sidebar-page' } as const;
const perPage = 6;
const recentLength = 5;

const pagesOf = (reading: Reading): StablePages<Entry<'news'>> => stablePages(newsInOrder(reading).entries, perPage);

/** `null` is the list's own page, the newest. */
function paginationOf(reading: Reading, blog: Blog, current: number | null): Pagination {
  const { archive } = pagesOf(reading);
  const { form } = reading;
  const front = pathFor(blog, form, {});
  const pathOf = (page: number) => (archive.has(page) ? pathFor(pageRoutes[blog], form, { page: String(page) }) : null);
  const count = archive.size;
  return {
    newer: current === null ? null : (pathOf(current + 1) ?? front),
    older: pathOf(current === null ? count : current - 1),
    front: { path: front, current: current === null },
    pages: [...archive.keys()].reverse().map((page) => ({ number: page, path: pathOf(page) ?? front, current: page === current })),
  };
}

function blogBody(reading: Reading, blog: Blog, section: SectionView, page: number | null): BlogSidebarBody {
  const { front, archive } = pagesOf(reading);
  const { entries, elsewhere } = newsInOrder(reading);
  const shown = page === null ? front : (archive.get(page) ?? []);
  return {
    section,
    news: shown.map((news) => newsCard(reading, news)),
    elsewhere: page === null ? elsewhere : 0,
    pagination: paginationOf(reading, blog, page),
    categories: labelFilters(reading, 'category'),
    tags: labelFilters(reading, 'tag'),
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
