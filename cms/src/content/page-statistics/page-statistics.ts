import { contentTypeNames, type ContentTypeName } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import { type PageStatistics, pageStatisticsResponse, statisticsPeriods } from '@ochiq/contract/wire/page-statistics';
import * as z from 'zod';

const locale = z.enum(localeCodes);

/** Asks about a period, in days. */
export const statisticsQuery = z.object({
  days: z.coerce.number().pipe(z.literal(statisticsPeriods)),
});

/** How many pages of each language the panel lists, and how many that few read. */
export const maxShownPages = { read: 100, unread: 20 } as const;

/** A page of the site with its views, by the title of its entry as far as the user may read it. */
const shownPage = z.object({
  path: z.string(),
  locale,
  views: z.int().positive(),
  title: z.string().nullable(),
  entry: z.object({ type: z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]), document: z.string() }).nullable(),
});
export type ShownPage = z.output<typeof shownPage>;

/** A published page of the tree: how often it was read in the period, in all languages, and by when it is to be read again. */
const unreadPage = z.object({
  document: z.string(),
  locale,
  title: z.string(),
  views: z.int().nonnegative(),
  reviewOn: z.iso.date().nullable(),
  /** When it was published last. */
  publishedAt: z.iso.datetime(),
});
export type UnreadPage = z.output<typeof unreadPage>;

const [, counted] = pageStatisticsResponse.options;

const shown = counted.extend({
  pages: z.array(shownPage),
  unread: z.array(unreadPage),
});
export type ShownStatistics = z.output<typeof shown>;

/** The panel's response; `away` where the publisher does not answer, `off` where nothing is counted. */
export const statisticsResponse = z.discriminatedUnion('state', [
  z.object({ state: z.literal('away') }),
  z.object({ state: z.literal('off') }),
  shown,
]);
export type StatisticsResponse = z.output<typeof statisticsResponse>;

/** The panel's endpoint; its page is `/admin/statistics`. */
export const statisticsPath = '/admin/page-statistics';

/** Counts the views of each document in a language, by `formatViewsKey`. */
export function countEntryViews({ pages }: Pick<PageStatistics, 'pages'>): ReadonlyMap<string, number> {
  const views = new Map<string, number>();
  for (const { entry, locale: language, views: count } of pages) {
    if (!entry) continue;
    const key = formatViewsKey(entry.type, entry.documentId, language);
    views.set(key, (views.get(key) ?? 0) + count);
  }
  return views;
}

/** Formats what views of an entry are found by. */
export const formatViewsKey = (type: string, documentId: string, language: string): string => `${type} ${documentId} ${language}`;
