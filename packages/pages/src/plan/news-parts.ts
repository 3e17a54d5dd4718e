import { localeCodes, perLocale, type Locale } from '@ochiq/contract/locales';
import { pathFor, type PathForm } from '@ochiq/contract/path-for';

import { paginationOf, wayThrough, type Pagination } from '../archive/pagination.ts';
import { periodText } from '../format/period.ts';
import { planPage, type Crumb, type PageFacts, type PlannedPage } from '../page.ts';
import { everyVersion, inLanguage, theDocument, type Reading } from '../reading.ts';
import { labelRoutes, partFilters, type Label } from '../view/news-filters.ts';
import {
  archiveNames,
  archivePage,
  countOf,
  elsewhereOf,
  frontIds,
  hasNews,
  idsUnder,
  isArchivedIn,
  pageWith,
  wayFrom,
  yearsOf,
  type ShelfName,
} from '../view/news-shelves.ts';
import { newsCards } from '../view/news.ts';
import { sectionView, theSection } from '../view/section.ts';
import type { NewsListBody } from './news-list.ts';
import { crumbOf } from './section.ts';

/** The number of items on the part's own page, where an archive follows. */
const perPage = 8;

/** A part of the news list with an address of its own. */
type Part = {
  route: 'news-year' | 'news-category' | 'news-tag';
  /** Returns the part's year or slug; `null` where the part does not exist in the language. */
  idIn: (locale: Locale) => string | null;
  narrowedTo: string;
  /** The language of `narrowedTo`, where it is not the reader's. */
  lang: Locale | null;
  shelf: ShelfName;
};

/** The name of a page in the part's archive; `null` is the part's own page, the newest. */
type Name = string | null;

/** Removes the year from a period, since the path already contains it. */
const inYear = (name: string) => name.slice('2026-'.length);

function plan({ route }: Part, reading: Reading, id: string, name: Name, describe: () => PageFacts<'news-list'>): PlannedPage {
  if (name === null)
    return route === 'news-year' ? planPage(reading, route, { year: id }, describe) : planPage(reading, route, { slug: id }, describe);
  return route === 'news-year'
    ? planPage(reading, 'news-year-period', { year: id, period: inYear(name) }, describe)
    : planPage(reading, `${route}-period`, { slug: id, period: name }, describe);
}

function pathOf({ route }: Pick<Part, 'route'>, form: PathForm, id: string, name: Name): string {
  if (name === null) return route === 'news-year' ? pathFor(route, form, { year: id }) : pathFor(route, form, { slug: id });
  return route === 'news-year'
    ? pathFor('news-year-period', form, { year: id, period: inYear(name) })
    : pathFor(`${route}-period`, form, { slug: id, period: name });
}

/** Returns a page of the archive; `null` for the part's own page. */
const archived = (reading: Reading, { shelf }: Part, name: Name) => (name === null ? null : archivePage(reading, shelf, perPage, name));

/** Describes the filter of a page: a year's period includes the year. */
function narrowedTo(reading: Reading, part: Part, period: string | null): string {
  if (period === null) return part.narrowedTo;
  const text = periodText(period, reading.locale);
  return part.route === 'news-year' ? text : `${part.narrowedTo}, ${text}`;
}

/** Returns the breadcrumb of the part's own page, above the pages of its archive. */
const partCrumb = ({ form }: Reading, part: Part, id: string): Crumb => ({
  label: part.narrowedTo,
  path: pathOf(part, form, id, null),
  lang: part.lang,
});

function bodyOf(reading: Reading, part: Part, id: string, name: Name): NewsListBody {
  const { shelf } = part;
  const to = (page: Name) => pathOf(part, reading.form, id, page);
  const found = archived(reading, part, name);
  return {
    section: { ...sectionView(reading, theSection(reading, 'news')), blocks: [] },
    narrowedTo: narrowedTo(reading, part, found?.period ?? null),
    news: newsCards(reading, found?.ids ?? frontIds(reading, shelf, perPage)),
    elsewhere: name === null ? elsewhereOf(reading, shelf) : 0,
    pagination: paginationOf(wayFrom(reading, shelf, perPage, name), name, to, (period) => periodText(period, reading.locale)),
    // Only the part's own page shows the count: a new item in another part or period changes nothing.
    filters: partFilters(reading, to(null), name === null ? countOf(reading, shelf) : null),
  };
}

/** Plans a page of a part. A language without the page links to the part, one without the part to the complete list. */
function planPartPage(reading: Reading, part: Part, id: string, name: Name): PlannedPage {
  const isIn = (locale: Locale) =>
    part.idIn(locale) !== null && (name === null || isArchivedIn(reading, locale, part.shelf, perPage, name));
  const pathIn = (locale: Locale) => {
    const own = part.idIn(locale);
    return own === null ? pathFor('news', locale, {}) : pathOf(part, locale, own, isIn(locale) ? name : null);
  };
  return plan(part, reading, id, name, () => {
    const { entry } = theSection(reading, 'news');
    const title = `${entry.title}: ${narrowedTo(reading, part, archived(reading, part, name)?.period ?? null)}`;
    return {
      title,
      description: [title, entry.lead],
      paths: perLocale(pathIn),
      translated: localeCodes.filter(isIn),
      trail: [crumbOf(reading, 'news'), ...(name === null ? [] : [partCrumb(reading, part, id)])],
      body: () => bodyOf(reading, part, id, name),
    };
  });
}

const yearParts = (reading: Reading): Part[] =>
  yearsOf(reading).map((year) => ({
    route: 'news-year',
    idIn: (locale) => (yearsOf(inLanguage(reading, locale)).includes(year) ? year : null),
    narrowedTo: year,
    lang: null,
    shelf: `year ${year}`,
  }));

const labelParts =
  (name: Label) =>
  (reading: Reading): Part[] =>
    everyVersion(reading, name).map(({ document: { documentId }, entry, foreign }) => {
      const shelf: ShelfName = `label ${documentId}`;
      const idIn = (locale: Locale) => {
        const there = inLanguage(reading, locale);
        const found = theDocument(there, name, documentId);
        return found && hasNews(there, shelf) ? found.entry.slug : null;
      };
      return { route: labelRoutes[name], idIn, narrowedTo: entry.name, lang: foreign, shelf };
    });

/** Lists the names of the archive pages of a category or tag, by its slug in the reader's language. */
export function archiveOfLabel(reading: Reading, name: Label, slug: string): string[] {
  const found = everyVersion(reading, name).find(({ entry }) => entry.slug === slug);
  return found ? archiveNames(reading, `label ${found.document.documentId}`, perPage) : [];
}

/**
 * Builds the links at the end of the complete list: to the page of the year with the next item, and to the years.
 * @returns `null` where no item is left
 */
export function wayByYears(reading: Reading, shown: readonly string[]): Pagination | null {
  const next = idsUnder(reading, 'all').find((id) => !shown.includes(id));
  if (next === undefined) return null;
  const years = yearsOf(reading);
  const year = years.find((one) => idsUnder(reading, `year ${one}`).includes(next));
  if (year === undefined) return null;
  const isOnFront = frontIds(reading, `year ${year}`, perPage).includes(next);
  const way = wayThrough(
    years.map((one) => ({ name: one, period: one })),
    null,
    isOnFront ? year : pageWith(reading, `year ${year}`, perPage, next),
  );
  const pathIn = (name: string) =>
    pathOf({ route: 'news-year' }, reading.form, name.slice(0, year.length), years.includes(name) ? null : name);
  return paginationOf(
    way,
    null,
    (name) => (name === null ? pathFor('news', reading.form, {}) : pathIn(name)),
    (period) => periodText(period, reading.locale),
  );
}

/** Plans the pages of the parts: their own, or those of their archives. */
const planParts =
  (partsOf: (reading: Reading) => Part[], namesOf: (reading: Reading, part: Part) => Name[]) =>
  (reading: Reading): PlannedPage[] =>
    partsOf(reading).flatMap((part) => {
      const id = part.idIn(reading.locale);
      if (id === null) return [];
      // A page of a part is planned once: an additional page leaves the others unchanged.
      return namesOf(reading, part).map((name) =>
        reading.planned(reading, [part.shelf, part.narrowedTo, part.lang, id, name].join(' '), () => planPartPage(reading, part, id, name)),
      );
    });

const ownPage = (): Name[] => [null];
const inArchive = (reading: Reading, { shelf }: Part): Name[] => archiveNames(reading, shelf, perPage);

export const newsPartPlanners = {
  'news-year': planParts(yearParts, ownPage),
  'news-year-period': planParts(yearParts, inArchive),
  'news-category': planParts(labelParts('category'), ownPage),
  'news-category-period': planParts(labelParts('category'), inArchive),
  'news-tag': planParts(labelParts('tag'), ownPage),
  'news-tag-period': planParts(labelParts('tag'), inArchive),
};
