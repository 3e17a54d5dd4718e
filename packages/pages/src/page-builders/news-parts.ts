import { localeCodes, mapLocales, type Locale } from '@ochiq/contract/routing/locales';
import { pathFor, type LocalePrefix } from '@ochiq/contract/routing/path-for';

import { buildPagination, buildPageLinks, type Pagination } from '../pagination/pagination.ts';
import { formatPeriod } from '../format/period.ts';
import { definePage, type Crumb, type PageDefinition, type PlannedPage } from '../page.ts';
import { listVersions, withLocale, getDocument, type RenderContext } from '../render-context.ts';
import { labelRoutes, buildPartFilters, type LabelKind } from '../view-models/news/news-filters.ts';
import {
  listArchiveNames,
  getArchivePage,
  countNews,
  countInOtherLanguages,
  listFrontIds,
  hasNews,
  listNewsIds,
  isArchivedIn,
  findArchivePageName,
  getPageLinks,
  listNewsYears,
  type NewsIndexKey,
} from '../view-models/news/news-indexes.ts';
import { listNewsCards } from '../view-models/news/news.ts';
import { toSectionView, getSection } from '../view-models/section.ts';
import type { NewsListBody } from './news-list.ts';
import { getSectionCrumb } from './section.ts';

/** The number of items on the part's own page, where an archive follows. */
const perPage = 8;

/** A part of the news list with an address of its own. */
type NewsPart = {
  route: 'news-year' | 'news-category' | 'news-tag';
  /** Returns the part's year or slug; `null` where the part does not exist in the language. */
  idIn: (locale: Locale) => string | null;
  narrowedTo: string;
  /** The language of `narrowedTo`, where it is not the reader's. */
  lang: Locale | null;
  shelf: NewsIndexKey;
};

/** The name of a page in the part's archive; `null` is the part's own page, the newest. */
type ArchivePageName = string | null;

/** Removes the year from a period, since the path already contains it. */
const stripYear = (name: string) => name.slice('2026-'.length);

function definePartPage(
  { route }: NewsPart,
  context: RenderContext,
  id: string,
  name: ArchivePageName,
  describe: () => PageDefinition<'news-list'>,
): PlannedPage {
  if (name === null)
    return route === 'news-year' ? definePage(context, route, { year: id }, describe) : definePage(context, route, { slug: id }, describe);
  return route === 'news-year'
    ? definePage(context, 'news-year-period', { year: id, period: stripYear(name) }, describe)
    : definePage(context, `${route}-period`, { slug: id, period: name }, describe);
}

function getPartPath({ route }: Pick<NewsPart, 'route'>, form: LocalePrefix, id: string, name: ArchivePageName): string {
  if (name === null) return route === 'news-year' ? pathFor(route, form, { year: id }) : pathFor(route, form, { slug: id });
  return route === 'news-year'
    ? pathFor('news-year-period', form, { year: id, period: stripYear(name) })
    : pathFor(`${route}-period`, form, { slug: id, period: name });
}

/** Returns a page of the archive; `null` for the part's own page. */
const getArchivedPage = (context: RenderContext, { shelf }: NewsPart, name: ArchivePageName) =>
  name === null ? null : getArchivePage(context, shelf, perPage, name);

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
    section: { ...toSectionView(context, getSection(context, 'news')), blocks: [] },
    narrowedTo: describeScope(context, part, match?.period ?? null),
    news: listNewsCards(context, match?.ids ?? listFrontIds(context, shelf, perPage)),
    elsewhere: name === null ? countInOtherLanguages(context, shelf) : 0,
    pagination: buildPagination(getPageLinks(context, shelf, perPage, name), name, to, (period) => formatPeriod(period, context.locale)),
    // Only the part's own page shows the count: a new item in another part or period changes nothing.
    filters: buildPartFilters(context, to(null), name === null ? countNews(context, shelf) : null),
  };
}

/** Plans a page of a part. A language without the page links to the part, one without the part to the complete list. */
function planPartPage(context: RenderContext, part: NewsPart, id: string, name: ArchivePageName): PlannedPage {
  const isInLocale = (locale: Locale) =>
    part.idIn(locale) !== null && (name === null || isArchivedIn(context, locale, part.shelf, perPage, name));
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

const listYearParts = (context: RenderContext): NewsPart[] =>
  listNewsYears(context).map((year) => ({
    route: 'news-year',
    idIn: (locale) => (listNewsYears(withLocale(context, locale)).includes(year) ? year : null),
    narrowedTo: year,
    lang: null,
    shelf: `year ${year}`,
  }));

const createLabelParts =
  (name: LabelKind) =>
  (context: RenderContext): NewsPart[] =>
    listVersions(context, name).map(({ document: { documentId }, entry, foreign }) => {
      const indexKey: NewsIndexKey = `label ${documentId}`;
      const idIn = (locale: Locale) => {
        const localeContext = withLocale(context, locale);
        const match = getDocument(localeContext, name, documentId);
        return match && hasNews(localeContext, indexKey) ? match.entry.slug : null;
      };
      return { route: labelRoutes[name], idIn, narrowedTo: entry.name, lang: foreign, shelf: indexKey };
    });

/** Lists the names of the archive pages of a category or tag, by its slug in the reader's language. */
export function listLabelArchiveNames(context: RenderContext, name: LabelKind, slug: string): string[] {
  const match = listVersions(context, name).find(({ entry }) => entry.slug === slug);
  return match ? listArchiveNames(context, `label ${match.document.documentId}`, perPage) : [];
}

/**
 * Builds the links at the end of the complete list: to the page of the year with the next item, and to the years.
 * @returns `null` where no item is left
 */
export function buildYearPagination(context: RenderContext, shown: readonly string[]): Pagination | null {
  const next = listNewsIds(context, 'all').find((id) => !shown.includes(id));
  if (next === undefined) return null;
  const years = listNewsYears(context);
  const year = years.find((one) => listNewsIds(context, `year ${one}`).includes(next));
  if (year === undefined) return null;
  const isOnFront = listFrontIds(context, `year ${year}`, perPage).includes(next);
  const links = buildPageLinks(
    years.map((one) => ({ name: one, period: one })),
    null,
    isOnFront ? year : findArchivePageName(context, `year ${year}`, perPage, next),
  );
  const getPathIn = (name: string) =>
    getPartPath({ route: 'news-year' }, context.form, name.slice(0, year.length), years.includes(name) ? null : name);
  return buildPagination(
    links,
    null,
    (name) => (name === null ? pathFor('news', context.form, {}) : getPathIn(name)),
    (period) => formatPeriod(period, context.locale),
  );
}

/** Plans the pages of the parts: their own, or those of their archives. */
const planParts =
  (listParts: (context: RenderContext) => NewsPart[], listNames: (context: RenderContext, part: NewsPart) => ArchivePageName[]) =>
  (context: RenderContext): PlannedPage[] =>
    listParts(context).flatMap((part) => {
      const id = part.idIn(context.locale);
      if (id === null) return [];
      // A page of a part is planned once: an additional page leaves the others unchanged.
      return listNames(context, part).map((name) =>
        context.planned(context, [part.shelf, part.narrowedTo, part.lang, id, name].join(' '), () => planPartPage(context, part, id, name)),
      );
    });

const listOwnPage = (): ArchivePageName[] => [null];
const listArchivePages = (context: RenderContext, { shelf }: NewsPart): ArchivePageName[] => listArchiveNames(context, shelf, perPage);

export const newsPartPlanners = {
  'news-year': planParts(listYearParts, listOwnPage),
  'news-year-period': planParts(listYearParts, listArchivePages),
  'news-category': planParts(createLabelParts('category'), listOwnPage),
  'news-category-period': planParts(createLabelParts('category'), listArchivePages),
  'news-tag': planParts(createLabelParts('tag'), listOwnPage),
  'news-tag-period': planParts(createLabelParts('tag'), listArchivePages),
};
