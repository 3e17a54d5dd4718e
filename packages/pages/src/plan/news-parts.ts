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

/** How many are on the part's own page, where an archive follows. */
const perPage = 8;

/** A part of the news list under an address of its own. */
type Part = {
  route: 'news-year' | 'news-category' | 'news-tag';
  /** The part's year or slug; `null` where the language lacks the part. */
  idIn: (locale: Locale) => string | null;
  narrowedTo: string;
  /** The language of that, where it is not the reader's. */
  lang: Locale | null;
  shelf: ShelfName;
};

/** A page of the part's archive; `null` is the part's own page, the newest. */
type Name = string | null;

/** A period stands in the address without the year that stands before it. */
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

/** What the archive has on a page; `null` for the part's own page. */
const archived = (reading: Reading, { shelf }: Part, name: Name) => (name === null ? null : archivePage(reading, shelf, perPage, name));

/** What a page shows: a year's period says the year itself. */
function narrowedTo(reading: Reading, part: Part, period: string | null): string {
  if (period === null) return part.narrowedTo;
  const text = periodText(period, reading.locale);
  return part.route === 'news-year' ? text : `${part.narrowedTo}, ${text}`;
}

/** The part's own page, above the pages of its archive. */
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
    // Only the part's own page says how much is in it: a new item elsewhere, or of another period, changes nothing.
    filters: partFilters(reading, to(null), name === null ? countOf(reading, shelf) : null),
  };
}

/** A language that lacks the page leads to the part, one that lacks the part to the whole list. */
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

/** The names of the pages of the archive of a category or tag, by its slug in the reader's language. */
export function archiveOfLabel(reading: Reading, name: Label, slug: string): string[] {
  const found = everyVersion(reading, name).find(({ entry }) => entry.slug === slug);
  return found ? archiveNames(reading, `label ${found.document.documentId}`, perPage) : [];
}

/**
 * The way on from the end of the whole list: to the page of a year where the news stands that comes next, and to the years.
 * @returns `null` where nothing is left
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

/** The pages of the parts: their own, or those of their archives. */
const planParts =
  (partsOf: (reading: Reading) => Part[], namesOf: (reading: Reading, part: Part) => Name[]) =>
  (reading: Reading): PlannedPage[] =>
    partsOf(reading).flatMap((part) => {
      const id = part.idIn(reading.locale);
      if (id === null) return [];
      // The same page of the same part is planned once: that there is one more makes none of the others anew.
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
