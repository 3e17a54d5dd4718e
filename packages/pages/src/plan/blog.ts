import { localeCodes, perLocale, type Locale } from '@ochiq/contract/locales';
import { pathFor, type PathForm } from '@ochiq/contract/path-for';

import type { ArchivePage } from '../archive/archive.ts';
import { paginationOf, type Pagination } from '../archive/pagination.ts';
import { periodText } from '../format/period.ts';
import { planPage, type PlannedPage } from '../page.ts';
import type { Reading } from '../reading.ts';
import { labelFilters, quietLabels, type NewsFilter } from '../view/news-filters.ts';
import { archiveNames, archivePage, elsewhereOf, frontIds, isArchivedIn, newestIds, wayFrom } from '../view/news-shelves.ts';
import { newsCards, type NewsCard } from '../view/news.ts';
import { sectionView, theSection, type SectionView } from '../view/section.ts';
import { crumbOf, planSection } from './section.ts';

export type BlogBody = {
  section: SectionView;
  /** The filter of the list: a period. */
  narrowedTo: string | null;
  news: NewsCard[];
  elsewhere: number;
  pagination: Pagination;
};
export type BlogSidebarBody = BlogBody & { categories: NewsFilter[]; tags: NewsFilter[]; recent: NewsCard[]; search: string };

type Blog = 'blog-grid' | 'blog-sidebar';
const periodRoutes = { 'blog-grid': 'blog-grid-period', 'blog-sidebar': 'blog-sidebar-period' } as const;
const perPage = 6;
const recentLength = 5;

/**
 * Returns the path of a page of the list.
 * @param name a page of the archive; `null` is the list's own page, the newest
 */
const pathOf = (blog: Blog, form: PathForm, name: string | null) =>
  name === null ? pathFor(blog, form, {}) : pathFor(periodRoutes[blog], form, { period: name });

function pagination(reading: Reading, blog: Blog, current: string | null): Pagination {
  const { form, locale } = reading;
  return paginationOf(
    wayFrom(reading, 'all', perPage, current),
    current,
    (name) => pathOf(blog, form, name),
    (period) => periodText(period, locale),
  );
}

/**
 * Builds the body of a page of the list.
 * @param page a page of the archive; `null` is the list's own page
 */
function listBody(reading: Reading, blog: Blog, section: SectionView, page: ArchivePage | null): BlogBody {
  return {
    section: page ? { ...section, blocks: [] } : section,
    narrowedTo: page && periodText(page.period, reading.locale),
    news: newsCards(reading, page?.ids ?? frontIds(reading, 'all', perPage)),
    elsewhere: page ? 0 : elsewhereOf(reading, 'all'),
    pagination: pagination(reading, blog, page?.name ?? null),
  };
}

/**
 * Builds the body with the sidebar. A page of the archive shows neither counts nor the newest items, so that it does
 * not change with them.
 */
function sidebarBody(reading: Reading, section: SectionView, page: ArchivePage | null): BlogSidebarBody {
  const labels = page ? quietLabels : labelFilters;
  return {
    ...listBody(reading, 'blog-sidebar', section, page),
    categories: labels(reading, 'category'),
    tags: labels(reading, 'tag'),
    recent: page ? [] : newsCards(reading, newestIds(reading, recentLength)),
    search: pathFor('search', reading.form, {}),
  };
}

const gridBody = (reading: Reading, section: SectionView, page: ArchivePage | null): BlogBody =>
  listBody(reading, 'blog-grid', section, page);

const bodies = { 'blog-grid': gridBody, 'blog-sidebar': sidebarBody } as const;

function planPeriod(reading: Reading, blog: Blog, name: string): PlannedPage {
  return planPage(reading, periodRoutes[blog], { period: name }, () => {
    const section = theSection(reading, blog);
    const has = (locale: Locale) => isArchivedIn(reading, locale, 'all', perPage, name);
    const found = archivePage(reading, 'all', perPage, name);
    const title = `${section.entry.title}: ${periodText(found.period, reading.locale)}`;
    return {
      title,
      description: [title, section.entry.lead],
      paths: perLocale((locale) => pathOf(blog, locale, has(locale) ? name : null)),
      translated: localeCodes.filter(has),
      trail: [crumbOf(reading, blog)],
      body: () => bodies[blog](reading, sectionView(reading, section), found),
    };
  });
}

const planPeriods =
  (blog: Blog) =>
  (reading: Reading): PlannedPage[] =>
    archiveNames(reading, 'all', perPage).map((name) =>
      // An additional page leaves the others unchanged.
      reading.planned(reading, `${blog} ${name}`, () => planPeriod(reading, blog, name)),
    );

export const blogPlanners = {
  'blog-grid': (reading: Reading): PlannedPage[] => [planSection(reading, 'blog-grid', (section) => gridBody(reading, section, null))],
  'blog-grid-period': planPeriods('blog-grid'),
  'blog-sidebar': (reading: Reading): PlannedPage[] => [
    planSection(reading, 'blog-sidebar', (section) => sidebarBody(reading, section, null)),
  ],
  'blog-sidebar-period': planPeriods('blog-sidebar'),
};
