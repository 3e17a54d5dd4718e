import * as z from 'zod';

import { contentTypeNames, type ContentTypeName } from '../content-types.ts';
import { localeCodes } from '../routing/locales.ts';

const count = z.int().nonnegative();
const positive = z.int().positive();
const locale = z.enum(localeCodes);

/** Where readers come from who name no site: an address that was typed, a bookmark, an application. */
export const directReferrer = 'direct';

/** What was counted in one day, or in one month that is over. There is nothing in it about a reader or an hour. */
export const viewSums = z.object({
  /** All page views. */
  views: count,
  /** Page views by path, without the base path. */
  pages: z.array(z.tuple([z.string().min(1), positive])),
  /** Page views beyond the limit of paths. */
  otherPages: count,
  /** Page views by the host that they came from. */
  referrers: z.array(z.tuple([z.string().min(1), positive])),
  otherReferrers: count,
  /** Queries without results; only those that several readers typed. */
  searches: z.array(z.tuple([locale, z.string().min(1), positive])),
});
export type ViewSums = z.output<typeof viewSums>;

/** A file of the edge: `2026-11-20.json`. */
export const viewDay = viewSums.extend({ day: z.iso.date() });
export type ViewDay = z.output<typeof viewDay>;

/** The periods that are shown, in days; today is the last one. */
export const statisticsPeriods = [7, 30, 90, 365] as const;
export type StatisticsPeriod = (typeof statisticsPeriods)[number];

/** The period whose views lists of entries show. */
export const listedPeriod = 30 satisfies StatisticsPeriod;

/** Returns the path of the publisher's statistics of a period. */
export const getPageStatisticsPath = (period: StatisticsPeriod): string => `/page-statistics/${String(period)}`;

/** How many pages, referrers and queries the publisher names; the rest is summed. */
export const maxListedViews = { pages: 5000, referrers: 100, searches: 100 } as const;

const pageViews = z.object({
  path: z.string().min(1),
  locale,
  views: positive,
  /** The document whose page it is; `null` for lists and other pages of the site's own. */
  entry: z
    .object({ type: z.enum(contentTypeNames as readonly [ContentTypeName, ...ContentTypeName[]]), documentId: z.string() })
    .nullable(),
});
export type PageViews = z.output<typeof pageViews>;

const countedStatistics = z.object({
  state: z.literal('on'),
  from: z.iso.date(),
  to: z.iso.date(),
  views: count,
  /** All days of the period, also those without a view. */
  days: z.array(z.object({ day: z.iso.date(), views: count })),
  /** The pages that exist, the most read first; a page with several paths in one language once. */
  pages: z.array(pageViews),
  /** The views of all others. */
  otherPages: count,
  referrers: z.array(z.object({ host: z.string().min(1), views: positive })),
  otherReferrers: count,
  searches: z.array(z.object({ locale, words: z.string().min(1), count: positive })),
});
export type PageStatistics = z.output<typeof countedStatistics>;

/** The publisher's response; `off` where a setting turns statistics off. */
export const pageStatisticsResponse = z.discriminatedUnion('state', [z.object({ state: z.literal('off') }), countedStatistics]);
export type PageStatisticsResponse = z.output<typeof pageStatisticsResponse>;

/** Where page views are open data: each day of the last ones, and each year that was counted. The edge makes these files. */
export const pageViewsPaths = { csv: '/data/page-views.csv', json: '/data/page-views.json' } as const;

/** Returns the path of a year's page views. */
export const getYearViewsPath = (year: string, format: 'csv' | 'json'): string => `/data/page-views-${year}.${format}`;

/** How many days the files of days go back. */
export const publishedDays = 30;

/** What is read less often, in a day or in a year, is published only as a sum of such pages. */
export const minPublishedViews = 5;
