import {
  statisticsPeriods,
  getPageStatisticsPath,
  type PageStatisticsResponse,
  type StatisticsPeriod,
} from '@ochiq/contract/wire/page-statistics';

import { listPeriodDays, sumViews, type FindPageEntry } from './sum-views.ts';
import { ViewDayReader } from './view-days.ts';

/** Reads the statistics of a period. @throws a file is corrupt */
export type ReadPageStatistics = (period: StatisticsPeriod) => Promise<PageStatisticsResponse>;

/**
 * Opens the page statistics.
 * @param folder where the edge counts; undefined where nothing is counted
 * @param today returns the current day in Tashkent
 */
export function openPageStatistics(folder: string | undefined, today: () => string, findEntry: FindPageEntry): ReadPageStatistics {
  if (folder === undefined) return () => Promise.resolve({ state: 'off' });
  const reader = new ViewDayReader(folder);
  return async (period) => {
    const day = today();
    const [from = day] = listPeriodDays(period, day);
    return sumViews(await reader.read(from, day), period, day, findEntry);
  };
}

/** The period that a request of the CMS is about; undefined for any other request. */
export const parseStatisticsPeriod = (target: string): StatisticsPeriod | undefined =>
  statisticsPeriods.find((period) => target === `GET ${getPageStatisticsPath(period)}`);
