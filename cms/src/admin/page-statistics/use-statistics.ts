import type { StatisticsPeriod } from '@ochiq/contract/wire/page-statistics';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { statisticsPath, statisticsResponse, type StatisticsResponse } from '../../content/page-statistics/page-statistics.ts';
import { getReason } from '../shared/get-reason.ts';

type Statistics = StatisticsResponse | { state: 'broken'; reason: string };

/** Reads the statistics of a period: `null` before the response, `broken` where it fails. */
export function useStatistics(days: StatisticsPeriod): Statistics | null {
  const { get } = useFetchClient();
  const [statistics, setStatistics] = useState<Statistics | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const response = await get(`${statisticsPath}?days=${String(days)}`).then(
        ({ data }) => statisticsResponse.parse(data),
        (error: unknown) => ({ state: 'broken' as const, reason: getReason(error) }),
      );
      if (isCurrent) setStatistics(response);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [get, days]);
  return statistics;
}
