import { collate } from '../format/order.ts';
import { everyVersion, type Reading } from '../reading.ts';
import { linkTo, type LinkView } from './link.ts';
import { countOf, yearsOf } from './news-shelves.ts';

/** A link to a part of a list, with its count; `null` where the page does not show it. */
export type NewsFilter = LinkView & { count: number | null; current: boolean };

export type NewsFilters = { all: NewsFilter; years: NewsFilter[]; categories: NewsFilter[]; tags: NewsFilter[] };

export const labelRoutes = { category: 'news-category', tag: 'news-tag' } as const;
export type Label = keyof typeof labelRoutes;
export const labelNames = Object.keys(labelRoutes) as readonly Label[];

const asFilter = (link: LinkView, count: number | null): NewsFilter => ({ ...link, count, current: false });

/** Lists the categories or tags that have news in the reader's language, in alphabetical order. */
export const labelFilters = (reading: Reading, name: Label): NewsFilter[] =>
  reading.remember(`news filters ${name} ${reading.form}`, () =>
    everyVersion(reading, name)
      .map(({ document: { documentId }, entry, foreign }) => {
        const link = linkTo(reading, labelRoutes[name], { slug: entry.slug }, entry.name, foreign);
        return asFilter(link, countOf(reading, `label ${documentId}`));
      })
      .filter(({ count }) => count !== 0)
      .sort((a, b) => collate(reading.locale)(a.label, b.label)),
  );

const uncounted = (filters: readonly NewsFilter[]): NewsFilter[] => filters.map((filter) => ({ ...filter, count: null }));

/** Lists the same without counts, so that a new item changes nothing of a page that does not show them. */
export const quietLabels = (reading: Reading, name: Label): NewsFilter[] =>
  reading.remember(`news filters without counts ${name} ${reading.form}`, () => uncounted(labelFilters(reading, name)));

/** Builds the filters of the complete news list, with counts. */
export const newsFilters = (reading: Reading): NewsFilters => ({
  all: { ...asFilter(linkTo(reading, 'news', {}, ''), countOf(reading, 'all')), current: true },
  years: yearsOf(reading).map((year) => asFilter(linkTo(reading, 'news-year', { year }, year), countOf(reading, `year ${year}`))),
  categories: labelFilters(reading, 'category'),
  tags: labelFilters(reading, 'tag'),
});

/**
 * Builds the filters of the part at a path.
 * @param count the number of its items; those of the others are not shown
 */
export function partFilters(reading: Reading, path: string, count: number | null): NewsFilters {
  const marked = (filters: readonly NewsFilter[]) =>
    filters.map((filter) => (filter.path === path ? { ...filter, count, current: true } : filter));
  return {
    all: asFilter(linkTo(reading, 'news', {}, ''), null),
    years: marked(yearsOf(reading).map((year) => asFilter(linkTo(reading, 'news-year', { year }, year), null))),
    categories: marked(quietLabels(reading, 'category')),
    tags: marked(quietLabels(reading, 'tag')),
  };
}
