import { defaultLocale, localeCodes, type Localized } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { getYearViewsPath, minPublishedViews, pageViewsPaths, publishedDays } from '@ochiq/contract/wire/page-statistics';

import { toAbsoluteUrl, type SiteFileContext } from '../metadata-files/site-file-context.ts';
import type { CatalogueDataset, Distribution, TranslatedText } from './catalogue.ts';
import { registerLicence } from './registers.ts';

type PageViewsWords = { title: string; description: string; days: string; year: (year: string) => string };

const words: Localized<PageViewsWords> = {
  uz: {
    title: 'Sayt sahifalarining koʻrilishi',
    description: `Sahifalar necha marta oʻqilgani: kun va til boʻyicha yigʻindilar, oʻquvchilar haqida hech narsa. ${String(minPublishedViews)} martadan kam oʻqilgan sahifalar birga qoʻshilgan va manzilsiz.`,
    days: `Soʻnggi ${String(publishedDays)} kun, har kuni alohida`,
    year: (year) => `${year}-yil, tugagan oylar`,
  },
  ru: {
    title: 'Просмотры страниц сайта',
    description: `Сколько раз читали страницы: суммы за день по языкам, ничего о читателях. Страницы, которые читали реже ${String(minPublishedViews)} раз, сложены вместе и без адреса.`,
    days: `Последние ${String(publishedDays)} дней, каждый отдельно`,
    year: (year) => `${year} год, завершившиеся месяцы`,
  },
  en: {
    title: 'Views of the pages of the site',
    description: `How often pages were read: sums of a day by language, nothing about readers. Pages that were read less than ${String(minPublishedViews)} times are summed without an address.`,
    days: `The last ${String(publishedDays)} days, each by itself`,
    year: (year) => `${year}, months that are over`,
  },
};

const translate = (text: (one: PageViewsWords) => string): TranslatedText[] =>
  localeCodes.map((locale) => ({ locale, text: text(words[locale]) }));

/** Describes the page views that the edge publishes as data. */
export function toPageViewsDataset(fileContext: SiteFileContext): CatalogueDataset {
  const { today } = fileContext.readings[defaultLocale];
  const year = today.slice(0, 4);
  const describeFile = (path: string, format: 'csv' | 'json', titles: readonly TranslatedText[]): Distribution => ({
    url: toAbsoluteUrl(fileContext, path),
    titles,
    descriptions: translate(({ description }) => description),
    isOwn: true,
    format,
    bytes: null,
    locales: localeCodes,
    schema: null,
  });
  const formats = ['csv', 'json'] as const;
  return {
    id: 'page-views',
    titles: translate(({ title }) => title),
    descriptions: translate(({ description }) => description),
    page: toAbsoluteUrl(fileContext, pathFor('open', defaultLocale, {})),
    licences: localeCodes.map((locale) => ({ locale, text: registerLicence.name })),
    licenceUrl: registerLicence.url,
    frequency: 'daily',
    // A day would be a publication each midnight in which nothing else changes.
    modified: `${today.slice(0, 7)}-01`,
    theme: 'government',
    keywords: translate(({ title }) => title),
    covers: { from: null, to: null },
    distributions: [
      ...formats.map((format) =>
        describeFile(
          pageViewsPaths[format],
          format,
          translate(({ days }) => days),
        ),
      ),
      ...formats.map((format) =>
        describeFile(
          getYearViewsPath(year, format),
          format,
          translate(({ year: nameYear }) => nameYear(year)),
        ),
      ),
    ],
  };
}
