import { createLocaleComparator } from '../../format/order.ts';
import { listVersions, type RenderContext } from '../../render-context.ts';
import { linkTo, type LinkView } from '../link.ts';
import { countNews, listNewsYears } from './news-indexes.ts';

/** A link to a part of a list, with its count; `null` where the page does not show it. */
export type NewsFilter = LinkView & { count: number | null; current: boolean };

export type NewsFilters = { all: NewsFilter; years: NewsFilter[]; categories: NewsFilter[]; tags: NewsFilter[] };

export const labelRoutes = { category: 'news-category', tag: 'news-tag' } as const;
export type LabelKind = keyof typeof labelRoutes;
export const labelKinds = Object.keys(labelRoutes) as readonly LabelKind[];

const toFilter = (link: LinkView, count: number | null): NewsFilter => ({ ...link, count, current: false });

/** Lists the categories or tags that have news in the reader's language, in alphabetical order. */
export const listLabelFilters = (context: RenderContext, name: LabelKind): NewsFilter[] =>
  context.remember(`news filters ${name} ${context.form}`, () =>
    listVersions(context, name)
      .map(({ document: { documentId }, entry, foreign }) => {
        const link = linkTo(context, labelRoutes[name], { slug: entry.slug }, entry.name, foreign);
        return toFilter(link, countNews(context, `label ${documentId}`));
      })
      .filter(({ count }) => count !== 0)
      .sort((a, b) => createLocaleComparator(context.locale)(a.label, b.label)),
  );

const dropCounts = (filters: readonly NewsFilter[]): NewsFilter[] => filters.map((filter) => ({ ...filter, count: null }));

/** Lists the same without counts, so that a new item changes nothing of a page that does not show them. */
export const listUncountedFilters = (context: RenderContext, name: LabelKind): NewsFilter[] =>
  context.remember(`news filters without counts ${name} ${context.form}`, () => dropCounts(listLabelFilters(context, name)));

/** Builds the filters of the complete news list, with counts. */
export const buildNewsFilters = (context: RenderContext): NewsFilters => ({
  all: { ...toFilter(linkTo(context, 'news', {}, ''), countNews(context, 'all')), current: true },
  years: listNewsYears(context).map((year) => toFilter(linkTo(context, 'news-year', { year }, year), countNews(context, `year ${year}`))),
  categories: listLabelFilters(context, 'category'),
  tags: listLabelFilters(context, 'tag'),
});

/**
 * Builds the filters of the part at a path.
 * @param count the number of its items; those of the others are not shown
 */
export function buildPartFilters(context: RenderContext, path: string, count: number | null): NewsFilters {
  const markCurrent = (filters: readonly NewsFilter[]) =>
    filters.map((filter) => (filter.path === path ? { ...filter, count, current: true } : filter));
  return {
    all: toFilter(linkTo(context, 'news', {}, ''), null),
    years: markCurrent(listNewsYears(context).map((year) => toFilter(linkTo(context, 'news-year', { year }, year), null))),
    categories: markCurrent(listUncountedFilters(context, 'category')),
    tags: markCurrent(listUncountedFilters(context, 'tag')),
  };
}
