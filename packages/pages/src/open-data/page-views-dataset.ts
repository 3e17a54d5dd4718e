import { defaultLocale, localeCodes } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { getYearViewsPath, pageViewsPaths } from '@ochiq/contract/wire/page-statistics';

import { toAbsoluteUrl, type SiteFileContext } from '../metadata-files/site-file-context.ts';
import type { CatalogueDataset, Distribution, TranslatedText } from './catalogue.ts';
import { pageViewsAnchor } from './data-paths.ts';
import { pageViewsWords, type PageViewsWords } from './page-views-words.ts';
import { registerLicence } from './registers.ts';

const translate = (text: (one: PageViewsWords) => string): TranslatedText[] =>
  localeCodes.map((locale) => ({ locale, text: text(pageViewsWords[locale]) }));

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
    id: pageViewsAnchor,
    titles: translate(({ title }) => title),
    descriptions: translate(({ description }) => description),
    page: `${toAbsoluteUrl(fileContext, pathFor('open', defaultLocale, {}))}#${pageViewsAnchor}`,
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
