import { localeCodes, perLocale, type Locale } from '@ochiq/contract/locales';
import { pathFor, type PathForm } from '@ochiq/contract/path-for';

import { planPage, type PageFacts, type PlannedPage } from '../page.ts';
import { everyVersion, inLanguage, theDocument, type Reading } from '../reading.ts';
import { pageNumbers } from '../stable-pages.ts';
import { labelRoutes, partFilters, type Label } from '../view/news-filters.ts';
import { countOf, elsewhereOf, hasNews, idsOnPage, pageCountOf, yearsOf, type ShelfName } from '../view/news-shelves.ts';
import { newsCards } from '../view/news.ts';
import { sectionView, theSection } from '../view/section.ts';
import type { NewsListBody } from './news-list.ts';
import { paginationOf } from './pagination.ts';
import { crumbOf } from './section.ts';

/** How many are on a full page. */
const perPage = 8;

/** A part of the news list under an address of its own. */
type Part = {
  route: 'news-year' | 'news-category' | 'news-tag';
  /** The part's year or slug; `null` where the language lacks the part. */
  idIn: (locale: Locale) => string | null;
  narrowedTo: string;
  shelf: ShelfName;
};

/** `null` is the part's own page, the newest. */
type PageNumber = number | null;

function plan({ route }: Part, reading: Reading, id: string, number: PageNumber, describe: () => PageFacts<'news-list'>): PlannedPage {
  if (number === null)
    return route === 'news-year' ? planPage(reading, route, { year: id }, describe) : planPage(reading, route, { slug: id }, describe);
  const page = String(number);
  return route === 'news-year'
    ? planPage(reading, 'news-year-page', { year: id, page }, describe)
    : planPage(reading, `${route}-page`, { slug: id, page }, describe);
}

function pathOf({ route }: Part, form: PathForm, id: string, number: PageNumber): string {
  if (number === null) return route === 'news-year' ? pathFor(route, form, { year: id }) : pathFor(route, form, { slug: id });
  const page = String(number);
  return route === 'news-year' ? pathFor('news-year-page', form, { year: id, page }) : pathFor(`${route}-page`, form, { slug: id, page });
}

function bodyOf(reading: Reading, part: Part, id: string, number: PageNumber): NewsListBody {
  const { shelf, narrowedTo } = part;
  const to = (page: PageNumber) => pathOf(part, reading.form, id, page);
  return {
    section: { ...sectionView(reading, theSection(reading, 'news')), blocks: [] },
    narrowedTo,
    news: newsCards(reading, idsOnPage(reading, shelf, perPage, number)),
    elsewhere: number === null ? elsewhereOf(reading, shelf) : 0,
    pagination: paginationOf(pageCountOf(reading, shelf, perPage), number, to(null), to),
    // Only the part's own page says how much is in it: a new item elsewhere, or on a newer page, changes nothing.
    filters: partFilters(reading, to(null), number === null ? countOf(reading, shelf) : null),
  };
}

/** A language that lacks the page leads to the part, one that lacks the part to the whole list. */
function planPartPage(reading: Reading, part: Part, id: string, number: PageNumber): PlannedPage {
  const isIn = (locale: Locale) =>
    part.idIn(locale) !== null && (number === null || number <= pageCountOf(inLanguage(reading, locale), part.shelf, perPage));
  const pathIn = (locale: Locale) => {
    const own = part.idIn(locale);
    return own === null ? pathFor('news', locale, {}) : pathOf(part, locale, own, isIn(locale) ? number : null);
  };
  return plan(part, reading, id, number, () => {
    const { entry } = theSection(reading, 'news');
    const title = `${entry.title}: ${part.narrowedTo}${number === null ? '' : `, ${String(number)}`}`;
    return {
      title,
      description: [title, entry.lead],
      paths: perLocale(pathIn),
      translated: localeCodes.filter(isIn),
      trail: [crumbOf(reading, 'news')],
      body: () => bodyOf(reading, part, id, number),
    };
  });
}

const yearParts = (reading: Reading): Part[] =>
  yearsOf(reading).map((year) => ({
    route: 'news-year',
    idIn: (locale) => (yearsOf(inLanguage(reading, locale)).includes(year) ? year : null),
    narrowedTo: year,
    shelf: `year ${year}`,
  }));

const labelParts =
  (name: Label) =>
  (reading: Reading): Part[] =>
    everyVersion(reading, name).map(({ document: { documentId }, entry }) => {
      const shelf: ShelfName = `label ${documentId}`;
      const idIn = (locale: Locale) => {
        const there = inLanguage(reading, locale);
        const found = theDocument(there, name, documentId);
        return found && hasNews(there, shelf) ? found.entry.slug : null;
      };
      return { route: labelRoutes[name], idIn, narrowedTo: entry.name, shelf };
    });

/** The pages of the parts: their own, or their numbered ones. */
const planParts =
  (partsOf: (reading: Reading) => Part[], numbersOf: (pages: number) => PageNumber[]) =>
  (reading: Reading): PlannedPage[] =>
    partsOf(reading).flatMap((part) => {
      const id = part.idIn(reading.locale);
      const numbers = numbersOf(pageCountOf(reading, part.shelf, perPage));
      if (id === null) return [];
      // The same page of the same part is planned once: that there is one more makes none of the others anew.
      return numbers.map((number) =>
        reading.planned(reading, [part.shelf, part.narrowedTo, id, number].join(' '), () => planPartPage(reading, part, id, number)),
      );
    });

const own = (): PageNumber[] => [null];

export const newsPartPlanners = {
  'news-year': planParts(yearParts, own),
  'news-year-page': planParts(yearParts, pageNumbers),
  'news-category': planParts(labelParts('category'), own),
  'news-category-page': planParts(labelParts('category'), pageNumbers),
  'news-tag': planParts(labelParts('tag'), own),
  'news-tag-page': planParts(labelParts('tag'), pageNumbers),
};
