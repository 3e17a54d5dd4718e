import type { Localized } from '@ochiq/contract/routing/locales';
import { minPublishedViews, publishedDays } from '@ochiq/contract/wire/page-statistics';

export type PageViewsWords = { title: string; description: string; days: string; year: (year: string) => string };

/** The words for page views as data: of the catalogue, and of the page that lists the datasets. */
export const pageViewsWords: Localized<PageViewsWords> = {
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
