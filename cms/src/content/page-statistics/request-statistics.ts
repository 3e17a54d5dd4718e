import {
  getPageStatisticsPath,
  listedPeriod,
  type PageStatisticsResponse,
  pageStatisticsResponse,
  type StatisticsPeriod,
} from '@ochiq/contract/wire/page-statistics';
import type { Core } from '@strapi/strapi';
import * as z from 'zod';

import { requestPublisher } from '../publisher-client/request-publisher';
import { countEntryViews } from './page-statistics';

/** A year of days is read from the disk the first time. */
const limitMs = 10_000;

/** Requests the statistics of a period; `null` where the publisher does not answer with any. */
export async function requestStatistics(strapi: Core.Strapi, period: StatisticsPeriod): Promise<PageStatisticsResponse | null> {
  const response = await requestPublisher(strapi, { method: 'GET', path: getPageStatisticsPath(period), limitMs });
  if (response?.status !== 200) return null;
  const statistics = pageStatisticsResponse.safeParse(response.body);
  if (!statistics.success) strapi.log.warn(`The publisher's page statistics are not understood: ${z.prettifyError(statistics.error)}`);
  return statistics.data ?? null;
}

/** How long lists show the views that were read for another one, in milliseconds. */
const reuseMs = 10_000;

type EntryViews = ReadonlyMap<string, number> | null;
let last: { at: number; views: Promise<EntryViews> } | null = null;

/** Reads the views of entries for lists; `null` where there are none. Lists that are opened soon after one another share them. */
export function readEntryViews(strapi: Core.Strapi): Promise<EntryViews> {
  if (last && Date.now() - last.at < reuseMs) return last.views;
  const views = requestStatistics(strapi, listedPeriod).then((statistics) =>
    statistics?.state === 'on' ? countEntryViews(statistics) : null,
  );
  last = { at: Date.now(), views };
  return views;
}
