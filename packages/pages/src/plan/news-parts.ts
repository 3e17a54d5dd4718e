import type { Entry } from '@ochiq/contract/content-types';
import { localeCodes, perLocale, type Locale } from '@ochiq/contract/locales';
import { pathFor, type PathForm } from '@ochiq/contract/path-for';

import { newestFirst } from '../format/order.ts';
import { planPage, type PageFacts, type PlannedPage } from '../page.ts';
import { everyVersion, inLanguage, theDocument, theList, type Reading } from '../reading.ts';
import { stablePages, type StablePages } from '../stable-pages.ts';
import { hasLabel, labelRoutes, newsFilters, uncounted, yearOf, yearsOf, type Label, type NewsFilters } from '../view/news-filters.ts';
import { newsCard } from '../view/news.ts';
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
  wanted: (news: Entry<'news'>) => boolean;
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

function pagesOf(reading: Reading, { wanted }: Part): StablePages<Entry<'news'>> & { elsewhere: number } {
  const { entries, elsewhere } = theList(reading, 'news', wanted);
  return { ...stablePages(entries.sort(newestFirst(({ date }) => date)), perPage), elsewhere };
}

/** Only the part's own page says how much is in it: a new item elsewhere, or on a newer page, changes nothing. */
function filtersOf(reading: Reading, own: string, number: PageNumber): NewsFilters {
  const { all, years, categories, tags } = newsFilters(reading, own);
  const quiet = (filters: NewsFilters['years']) =>
    filters.flatMap((filter) => (filter.current && number === null ? [filter] : uncounted([filter])));
  return { all: { ...all, count: null }, years: quiet(years), categories: quiet(categories), tags: quiet(tags) };
}

function bodyOf(reading: Reading, part: Part, id: string, number: PageNumber): NewsListBody {
  const { front, archive, elsewhere } = pagesOf(reading, part);
  const to = (page: PageNumber) => pathOf(part, reading.form, id, page);
  const shown = number === null ? front : (archive.get(number) ?? []);
  return {
    section: { ...sectionView(reading, theSection(reading, 'news')), blocks: [] },
    narrowedTo: part.narrowedTo,
    news: shown.map((news) => newsCard(reading, news)),
    elsewhere: number === null ? elsewhere : 0,
    pagination: paginationOf(archive.size, number, to(null), to),
    filters: filtersOf(reading, to(null), number),
  };
}

/** A language that lacks the page leads to the part, one that lacks the part to the whole list. */
function planPartPage(reading: Reading, part: Part, id: string, number: PageNumber): PlannedPage {
  const isIn = (locale: Locale) =>
    part.idIn(locale) !== null && (number === null || pagesOf(inLanguage(reading, locale), part).archive.has(number));
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
    wanted: (news) => yearOf(news) === year,
  }));

const labelParts =
  (name: Label) =>
  (reading: Reading): Part[] =>
    everyVersion(reading, name).map(({ document: { documentId }, entry }) => {
      const wanted = (news: Entry<'news'>) => hasLabel(news, documentId);
      const idIn = (locale: Locale) => {
        const there = inLanguage(reading, locale);
        const found = theDocument(there, name, documentId);
        return found && theList(there, 'news', wanted).entries.length > 0 ? found.entry.slug : null;
      };
      return { route: labelRoutes[name], idIn, narrowedTo: entry.name, wanted };
    });

/** The pages of the parts: their own, or their numbered ones. */
const planParts =
  (partsOf: (reading: Reading) => Part[], numbersOf: (pages: StablePages<unknown>) => PageNumber[]) =>
  (reading: Reading): PlannedPage[] =>
    partsOf(reading).flatMap((part) => {
      const id = part.idIn(reading.locale);
      return id === null ? [] : numbersOf(pagesOf(reading, part)).map((number) => planPartPage(reading, part, id, number));
    });

const own = (): PageNumber[] => [null];
const numbered = ({ archive }: StablePages<unknown>): PageNumber[] => [...archive.keys()];

export const newsPartPlanners = {
  'news-year': planParts(yearParts, own),
  'news-year-page': planParts(yearParts, numbered),
  'news-category': planParts(labelParts('category'), own),
  'news-category-page': planParts(labelParts('category'), numbered),
  'news-tag': planParts(labelParts('tag'), own),
  'news-tag-page': planParts(labelParts('tag'), numbered),
};
