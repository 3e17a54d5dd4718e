import { collate } from '../format/order.ts';
import { everyVersion, type Reading } from '../reading.ts';
import { linkTo, type LinkView } from './link.ts';
import { countOf, yearsOf } from './news-shelves.ts';

/** A part of a list, and how much is in it; `null` where the page does not say it. */
export type NewsFilter = LinkView & { count: number | null; current: boolean };

export type NewsFilters = { all: NewsFilter; years: NewsFilter[]; categories: NewsFilter[]; tags: NewsFilter[] };

export const labelRoutes = { category: 'news-category', tag: 'news-tag' } as const;
export type Label = keyof typeof labelRoutes;
export const labelNames = Object.keys(labelRoutes) as readonly Label[];

const asFilter = (link: LinkView, count: number | null): NewsFilter => ({ ...link, count, current: false });

/** The categories or tags that have news in the reader's language, as the language orders them. */
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

/** The same without how much is in them: so a new item changes nothing of a page that does not show it. */
export const quietLabels = (reading: Reading, name: Label): NewsFilter[] =>
  reading.remember(`news filters without counts ${name} ${reading.form}`, () => uncounted(labelFilters(reading, name)));

/** All parts of the news list, with how much is in them. */
export const newsFilters = (reading: Reading): NewsFilters => ({
  all: { ...asFilter(linkTo(reading, 'news', {}, ''), countOf(reading, 'all')), current: true },
  years: yearsOf(reading).map((year) => asFilter(linkTo(reading, 'news-year', { year }, year), countOf(reading, `year ${year}`))),
  categories: labelFilters(reading, 'category'),
  tags: labelFilters(reading, 'tag'),
});

/** The same where one part is shown, the one at a path. @param count how much is in that; of the others it is not said */
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
