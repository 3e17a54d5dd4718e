import type { Entry } from '@ochiq/contract/content-types';
import { localeCodes, perLocale, type Locale } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';

import { collate, newestFirst } from '../format/order.ts';
import { planPage, type PlannedPage } from '../page.ts';
import { everyVersion, inLanguage, theDocument, theList, type Reading } from '../reading.ts';
import { linkTo, type LinkView } from '../view/link.ts';
import { newsCard, newsInOrder, pinnedFirst, type NewsCard } from '../view/news.ts';
import { sectionView, theSection, type SectionView } from '../view/section.ts';
import { crumbOf, planSection } from './section.ts';

export type NewsListBody = {
  section: SectionView;
  /** What the list is narrowed to: a year, a category, a tag. */
  narrowedTo: string | null;
  news: NewsCard[];
  elsewhere: number;
  filters: { all: NewsFilter; years: NewsFilter[]; categories: NewsFilter[]; tags: NewsFilter[] };
};

/** A part of the list, and how much is in it. */
export type NewsFilter = LinkView & { count: number; current: boolean };

/** The list's own page shows the newest, one large, four beside it and three rows; the year archives show everything. */
const frontLength = 14;

const yearOf = ({ date }: Entry<'news'>) => date.slice(0, 4);

function yearsOf(reading: Reading): string[] {
  return [...new Set(newsInOrder(reading).entries.map(yearOf))];
}

const hasLabel = (news: Entry<'news'>, documentId: string) => news.category === documentId || news.tags.includes(documentId);
const labelRoutes = { category: 'news-category', tag: 'news-tag' } as const;
type Label = keyof typeof labelRoutes;

/** The categories or tags that have news in the reader's language, as the language orders them. */
export function labelFilters(reading: Reading, name: Label, currentPath: string | null = null): NewsFilter[] {
  const { entries } = theList(reading, 'news');
  return everyVersion(reading, name)
    .map(({ document, entry, foreign }) => {
      const link = linkTo(reading, labelRoutes[name], { slug: entry.slug }, entry.name, foreign);
      return asFilter(link, entries.filter((news) => hasLabel(news, document.documentId)).length, currentPath);
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => collate(reading.locale)(a.label, b.label));
}

const asFilter = (link: LinkView, count: number, currentPath: string | null): NewsFilter => ({
  ...link,
  count,
  current: link.path === currentPath,
});

function filtersOf(reading: Reading, currentPath: string): NewsListBody['filters'] {
  const { entries } = newsInOrder(reading);
  const yearFilter = (year: string) =>
    asFilter(linkTo(reading, 'news-year', { year }, year), entries.filter((news) => yearOf(news) === year).length, currentPath);
  return {
    all: asFilter(linkTo(reading, 'news', {}, ''), entries.length, currentPath),
    years: yearsOf(reading).map(yearFilter),
    categories: labelFilters(reading, 'category', currentPath),
    tags: labelFilters(reading, 'tag', currentPath),
  };
}

function listBody(
  reading: Reading,
  path: string,
  section: SectionView,
  narrowedTo: string | null,
  { entries, elsewhere }: { entries: Entry<'news'>[]; elsewhere: number },
): NewsListBody {
  return {
    section,
    narrowedTo,
    news: entries.map((news) => newsCard(reading, news)),
    elsewhere,
    filters: filtersOf(reading, path),
  };
}

/** A part of the news list under an address of its own. A language that lacks the part leads to the whole list. */
function planPart(
  reading: Reading,
  route: 'news-year' | 'news-category' | 'news-tag',
  paramsIn: (locale: Locale) => Record<string, string> | null,
  narrowedTo: string,
  wanted: (news: Entry<'news'>) => boolean,
): PlannedPage {
  const params = paramsIn(reading.locale) ?? {};
  return planPage(reading, route, params as never, () => {
    const section = theSection(reading, 'news');
    const pathIn = (locale: Locale) => {
      const own = paramsIn(locale);
      return own ? pathFor(route, locale, own as never) : pathFor('news', locale, {});
    };
    return {
      title: `${section.entry.title}: ${narrowedTo}`,
      description: [`${section.entry.title}: ${narrowedTo}`, section.entry.lead],
      paths: perLocale(pathIn),
      translated: localeCodes.filter((locale) => paramsIn(locale)),
      trail: [crumbOf(reading, 'news')],
      body: () => {
        const { entries, elsewhere } = theList(reading, 'news', wanted);
        return listBody(
          reading,
          pathFor(route, reading.form, params as never),
          { ...sectionView(reading, section), blocks: [] },
          narrowedTo,
          {
            entries: entries.sort(newestFirst(({ date }) => date)),
            elsewhere,
          },
        );
      },
    };
  });
}

function planLabel(reading: Reading, name: Label): PlannedPage[] {
  return everyVersion(reading, name).flatMap(({ document, entry }) => {
    const { documentId } = document;
    const wanted = (news: Entry<'news'>) => hasLabel(news, documentId);
    const slugIn = (locale: Locale) => {
      const there = inLanguage(reading, locale);
      const found = theDocument(there, name, documentId);
      return found && theList(there, 'news', wanted).entries.length > 0 ? { slug: found.entry.slug } : null;
    };
    return slugIn(reading.locale) ? [planPart(reading, labelRoutes[name], slugIn, entry.name, wanted)] : [];
  });
}

export const newsListPlanners = {
  news: (reading: Reading): PlannedPage[] => [
    planSection(reading, 'news', (section) => {
      const { entries, elsewhere } = newsInOrder(reading);
      return listBody(reading, pathFor('news', reading.form, {}), section, null, {
        entries: pinnedFirst(entries).slice(0, frontLength),
        elsewhere,
      });
    }),
  ],
  'news-year': (reading: Reading): PlannedPage[] =>
    yearsOf(reading).map((year) =>
      planPart(
        reading,
        'news-year',
        (locale) => (yearsOf(inLanguage(reading, locale)).includes(year) ? { year } : null),
        year,
        (news) => yearOf(news) === year,
      ),
    ),
  'news-category': (reading: Reading): PlannedPage[] => planLabel(reading, 'category'),
  'news-tag': (reading: Reading): PlannedPage[] => planLabel(reading, 'tag'),
};
