import type { Locale } from '@ochiq/contract/routing/locales';
import { pathFor, type LocalePrefix } from '@ochiq/contract/routing/path-for';

import { formatPeriod } from '../../pagination/calendar-periods.ts';
import { buildPageLinks, buildPagination, type Pagination } from '../../pagination/pagination.ts';
import { getDocument, listVersions, withLocale, type RenderContext } from '../../render-context.ts';
import { labelRoutes, type LabelKind } from './news-filters.ts';
import {
  findArchivePageName,
  hasNews,
  listArchiveNames,
  listFrontIds,
  listNewsIds,
  listNewsYears,
  type NewsIndexKey,
} from './news-indexes.ts';

/** The number of items on a part's own page, where an archive follows. */
export const partPageLength = 8;

/** A part of the news list with an address of its own. */
export type NewsPart = {
  route: 'news-year' | 'news-category' | 'news-tag';
  /** Returns the part's year or slug; `null` where the part does not exist in the language. */
  idIn: (locale: Locale) => string | null;
  narrowedTo: string;
  /** The language of `narrowedTo`, where it is not the reader's. */
  lang: Locale | null;
  shelf: NewsIndexKey;
};

/** The name of a page in the part's archive; `null` is the part's own page, the newest. */
export type ArchivePageName = string | null;

/** Removes the year from a period, since the path already contains it. */
export const stripYear = (name: string) => name.slice('2026-'.length);

/** Returns the path of a part's own page, or of a page of its archive. */
export function getPartPath({ route }: Pick<NewsPart, 'route'>, form: LocalePrefix, id: string, name: ArchivePageName): string {
  if (name === null) return route === 'news-year' ? pathFor(route, form, { year: id }) : pathFor(route, form, { slug: id });
  return route === 'news-year'
    ? pathFor('news-year-period', form, { year: id, period: stripYear(name) })
    : pathFor(`${route}-period`, form, { slug: id, period: name });
}

/** Lists the years that have news in the reader's language, as parts of the list. */
export const listYearParts = (context: RenderContext): NewsPart[] =>
  listNewsYears(context).map((year) => ({
    route: 'news-year',
    idIn: (locale) => (listNewsYears(withLocale(context, locale)).includes(year) ? year : null),
    narrowedTo: year,
    lang: null,
    shelf: `year ${year}`,
  }));

/** Lists the categories or tags as parts of the list. */
export const listLabelParts = (context: RenderContext, name: LabelKind): NewsPart[] =>
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
  return match ? listArchiveNames(context, `label ${match.document.documentId}`, partPageLength) : [];
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
  const isOnFront = listFrontIds(context, `year ${year}`, partPageLength).includes(next);
  const links = buildPageLinks(
    years.map((one) => ({ name: one, period: one })),
    null,
    isOnFront ? year : findArchivePageName(context, `year ${year}`, partPageLength, next),
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
