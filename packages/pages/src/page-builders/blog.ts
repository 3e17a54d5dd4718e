import { localeCodes, mapLocales, type Locale } from '@ochiq/contract/routing/locales';
import { pathFor, type LocalePrefix } from '@ochiq/contract/routing/path-for';

import type { ArchivePage } from '../pagination/archive.ts';
import { buildPagination, type Pagination } from '../pagination/pagination.ts';
import { formatPeriod } from '../pagination/calendar-periods.ts';
import { definePage, type DefinedPage, type RouteTemplate } from '../define-page.ts';
import type { RenderContext } from '../render-context.ts';
import { listLabelFilters, listUncountedFilters, type NewsFilter } from '../view-models/news/news-filters.ts';
import {
  listArchiveNames,
  getArchivePage,
  countInOtherLanguages,
  listFrontIds,
  isArchivedIn,
  listNewestIds,
  getPageLinks,
} from '../view-models/news/news-indexes.ts';
import { listNewsCards, type NewsCard } from '../view-models/news/news.ts';
import { getSection } from '../view-models/get-section.ts';
import { toSectionView, type SectionView } from '../view-models/section.ts';
import { getSectionCrumb, defineSectionPage } from './section.ts';

export type BlogBody = {
  section: SectionView;
  /** The filter of the list: a period. */
  narrowedTo: string | null;
  news: NewsCard[];
  elsewhere: number;
  pagination: Pagination;
};
export type BlogSidebarBody = BlogBody & { categories: NewsFilter[]; tags: NewsFilter[]; recent: NewsCard[]; search: string };

type BlogRoute = 'blog-grid' | 'blog-sidebar';
type BodyBuilder<B> = (context: RenderContext, section: SectionView, page: ArchivePage | null) => B;
type PeriodPage<R extends BlogRoute, B> = DefinedPage<RouteTemplate<(typeof periodRoutes)[R]>, B>;

const periodRoutes = { 'blog-grid': 'blog-grid-period', 'blog-sidebar': 'blog-sidebar-period' } as const;
const perPage = 6;
const recentLength = 5;

/**
 * Returns the path of a page of the list.
 * @param name a page of the archive; `null` is the list's own page, the newest
 */
const getBlogPath = (blog: BlogRoute, form: LocalePrefix, name: string | null) =>
  name === null ? pathFor(blog, form, {}) : pathFor(periodRoutes[blog], form, { period: name });

function buildBlogPagination(context: RenderContext, blog: BlogRoute, current: string | null): Pagination {
  const { form, locale } = context;
  return buildPagination(
    getPageLinks(context, 'all', perPage, current),
    current,
    (name) => getBlogPath(blog, form, name),
    (period) => formatPeriod(period, locale),
  );
}

/**
 * Builds the body of a page of the list.
 * @param page a page of the archive; `null` is the list's own page
 */
function buildListBody(context: RenderContext, blog: BlogRoute, section: SectionView, page: ArchivePage | null): BlogBody {
  return {
    section: page ? { ...section, blocks: [] } : section,
    narrowedTo: page && formatPeriod(page.period, context.locale),
    news: listNewsCards(context, page?.ids ?? listFrontIds(context, 'all', perPage)),
    elsewhere: page ? 0 : countInOtherLanguages(context, 'all'),
    pagination: buildBlogPagination(context, blog, page?.name ?? null),
  };
}

/**
 * Builds the body with the sidebar. A page of the archive shows neither counts nor the newest items, so that it does
 * not change with them.
 */
function buildSidebarBody(context: RenderContext, section: SectionView, page: ArchivePage | null): BlogSidebarBody {
  const labels = page ? listUncountedFilters : listLabelFilters;
  return {
    ...buildListBody(context, 'blog-sidebar', section, page),
    categories: labels(context, 'category'),
    tags: labels(context, 'tag'),
    recent: page ? [] : listNewsCards(context, listNewestIds(context, recentLength)),
    search: pathFor('search', context.form, {}),
  };
}

const buildGridBody = (context: RenderContext, section: SectionView, page: ArchivePage | null): BlogBody =>
  buildListBody(context, 'blog-grid', section, page);

function planPeriod<R extends BlogRoute, B>(context: RenderContext, blog: R, buildBody: BodyBuilder<B>, name: string): PeriodPage<R, B> {
  return definePage(context, periodRoutes[blog], { period: name } as never, () => {
    const section = getSection(context, blog);
    const isInLocale = (locale: Locale) => isArchivedIn(context, locale, 'all', perPage, name);
    const periodPage = getArchivePage(context, 'all', perPage, name);
    const title = `${section.entry.title}: ${formatPeriod(periodPage.period, context.locale)}`;
    return {
      title,
      description: [title, section.entry.lead],
      paths: mapLocales((locale) => getBlogPath(blog, locale, isInLocale(locale) ? name : null)),
      translated: localeCodes.filter(isInLocale),
      trail: [getSectionCrumb(context, blog)],
      body: () => buildBody(context, toSectionView(context, section), periodPage),
    };
  });
}

const planPeriods =
  <R extends BlogRoute, B>(blog: R, buildBody: BodyBuilder<B>) =>
  (context: RenderContext): PeriodPage<R, B>[] =>
    listArchiveNames(context, 'all', perPage).map((name) =>
      // An additional page leaves the others unchanged.
      context.planned(context, `${blog} ${name}`, () => planPeriod(context, blog, buildBody, name)),
    );

export const blogPlanners = {
  'blog-grid': (context: RenderContext): DefinedPage<'news-grid', BlogBody>[] => [
    defineSectionPage(context, 'blog-grid', (section) => buildGridBody(context, section, null)),
  ],
  'blog-grid-period': planPeriods('blog-grid', buildGridBody),
  'blog-sidebar': (context: RenderContext): DefinedPage<'news-sidebar', BlogSidebarBody>[] => [
    defineSectionPage(context, 'blog-sidebar', (section) => buildSidebarBody(context, section, null)),
  ],
  'blog-sidebar-period': planPeriods('blog-sidebar', buildSidebarBody),
};
