import { localeCodes, mapLocales, type Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';

import { definePage, type DefinedPage, type PageDefinition } from '../define-page.ts';
import { formatPeriod } from '../pagination/calendar-periods.ts';
import { buildPagination, type Pagination } from '../pagination/pagination.ts';
import type { RenderContext } from '../render-context.ts';
import type { Crumb } from '../view-models/head.ts';
import { buildNewsFilters, buildPartFilters, type NewsFilters } from '../view-models/news/news-filters.ts';
import {
  countInOtherLanguages,
  countNews,
  getArchivePage,
  getPageLinks,
  isArchivedIn,
  listArchiveNames,
  listFrontIds,
  listNewestIds,
} from '../view-models/news/news-indexes.ts';
import {
  buildYearPagination,
  getPartPath,
  listLabelParts,
  listYearParts,
  partPageLength,
  stripYear,
  type ArchivePageName,
  type NewsPart,
} from '../view-models/news/news-parts.ts';
import { listNewsCards, type NewsCard } from '../view-models/news/news.ts';
import { getSection } from '../view-models/get-section.ts';
import { toPartView, type SectionView } from '../view-models/section.ts';
import { defineSectionPage, getSectionCrumb } from './section.ts';

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

type NewsListPage = DefinedPage<'news-list', NewsListBody>;

/**
 * The number of items on the list's own page: one large, four next to it and three rows of three; the archives show
 * everything.
 */
const frontPageLength = 14;

function definePartPage(
  { route }: NewsPart,
  context: RenderContext,
  id: string,
  name: ArchivePageName,
  describe: () => PageDefinition<NewsListBody>,
): NewsListPage {
  if (name === null)
    return route === 'news-year' ? definePage(context, route, { year: id }, describe) : definePage(context, route, { slug: id }, describe);
  return route === 'news-year'
    ? definePage(context, 'news-year-period', { year: id, period: stripYear(name) }, describe)
    : definePage(context, `${route}-period`, { slug: id, period: name }, describe);
}

/** Returns a page of the archive; `null` for the part's own page. */
const getArchivedPage = (context: RenderContext, { shelf }: NewsPart, name: ArchivePageName) =>
  name === null ? null : getArchivePage(context, shelf, partPageLength, name);

/** Describes the filter of a page: a year's period includes the year. */
function describeScope(context: RenderContext, part: NewsPart, period: string | null): string {
  if (period === null) return part.narrowedTo;
  const text = formatPeriod(period, context.locale);
  return part.route === 'news-year' ? text : `${part.narrowedTo}, ${text}`;
}

/** Returns the breadcrumb of the part's own page, above the pages of its archive. */
const getPartCrumb = ({ form }: RenderContext, part: NewsPart, id: string): Crumb => ({
  label: part.narrowedTo,
  path: getPartPath(part, form, id, null),
  lang: part.lang,
});

function buildBody(context: RenderContext, part: NewsPart, id: string, name: ArchivePageName): NewsListBody {
  const { shelf } = part;
  const to = (page: ArchivePageName) => getPartPath(part, context.form, id, page);
  const match = getArchivedPage(context, part, name);
  return {
    section: toPartView(getSection(context, 'news')),
    narrowedTo: describeScope(context, part, match?.period ?? null),
    news: listNewsCards(context, match?.ids ?? listFrontIds(context, shelf, partPageLength)),
    elsewhere: name === null ? countInOtherLanguages(context, shelf) : 0,
    pagination: buildPagination(getPageLinks(context, shelf, partPageLength, name), name, to, (period) =>
      formatPeriod(period, context.locale),
    ),
    // Only the part's own page shows the count: a new item in another part or period changes nothing.
    filters: buildPartFilters(context, to(null), name === null ? countNews(context, shelf) : null),
  };
}

/** Plans a page of a part. A language without the page links to the part, one without the part to the complete list. */
function planPartPage(context: RenderContext, part: NewsPart, id: string, name: ArchivePageName): NewsListPage {
  const isInLocale = (locale: Locale) =>
    part.idIn(locale) !== null && (name === null || isArchivedIn(context, locale, part.shelf, partPageLength, name));
  const getPathIn = (locale: Locale) => {
    const own = part.idIn(locale);
    return own === null ? pathFor('news', locale, {}) : getPartPath(part, locale, own, isInLocale(locale) ? name : null);
  };
  return definePartPage(part, context, id, name, () => {
    const { entry } = getSection(context, 'news');
    const title = `${entry.title}: ${describeScope(context, part, getArchivedPage(context, part, name)?.period ?? null)}`;
    return {
      title,
      description: [title, entry.lead],
      paths: mapLocales(getPathIn),
      translated: localeCodes.filter(isInLocale),
      trail: [getSectionCrumb(context, 'news'), ...(name === null ? [] : [getPartCrumb(context, part, id)])],
      body: () => buildBody(context, part, id, name),
    };
  });
}

/** Plans the pages of the parts: their own, or those of their archives. */
const planParts =
  (listParts: (context: RenderContext) => NewsPart[], listNames: (context: RenderContext, part: NewsPart) => ArchivePageName[]) =>
  (context: RenderContext): NewsListPage[] =>
    listParts(context).flatMap((part) => {
      const id = part.idIn(context.locale);
      if (id === null) return [];
      // A page of a part is planned once: an additional page leaves the others unchanged.
      return listNames(context, part).map((name) =>
        context.planned(context, [part.shelf, part.narrowedTo, part.lang, id, name].join(' '), () => planPartPage(context, part, id, name)),
      );
    });

const listCategoryParts = (context: RenderContext) => listLabelParts(context, 'category');
const listTagParts = (context: RenderContext) => listLabelParts(context, 'tag');
const listOwnPage = (): ArchivePageName[] => [null];
const listArchivePages = (context: RenderContext, { shelf }: NewsPart): ArchivePageName[] =>
  listArchiveNames(context, shelf, partPageLength);

export const newsListPlanners = {
  news: (context: RenderContext): DefinedPage<'news-list', NewsListBody>[] => [
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
  'news-year': planParts(listYearParts, listOwnPage),
  'news-year-period': planParts(listYearParts, listArchivePages),
  'news-category': planParts(listCategoryParts, listOwnPage),
  'news-category-period': planParts(listCategoryParts, listArchivePages),
  'news-tag': planParts(listTagParts, listOwnPage),
  'news-tag-period': planParts(listTagParts, listArchivePages),
};
