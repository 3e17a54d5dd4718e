import type { Locale } from '@ochiq/contract/routing/locales';

import type { RequestHeaders } from '../http/request-headers.ts';
import { openDailyCounter } from '../metrics/daily-counter.ts';
import type { SiteAddress } from '../routing/site-address.ts';
import { isCountedReader, readDocumentView, readNavigationView } from './page-view.ts';
import { takeLogParts } from './take-log-parts.ts';
import { compactViewFiles, readDaySums, writeDaySums } from './view-files.ts';
import { DaySums } from './view-sums.ts';

/** What of a response is counted: the page that it is, or the navigation in the browser that it follows. */
export type CountedResponse = { kind: 'document'; path: string } | { kind: 'navigation' };

/** Counts page views and queries without results: sums of a day, nothing about who was there. */
export type StatisticsCounter = {
  /** The folder of the sums. */
  folder: string;
  countView(response: CountedResponse, headers: RequestHeaders): void;
  countSearch(locale: Locale, query: string, headers: RequestHeaders, address: string): void;
  close(): Promise<void>;
};

export type StatisticsOptions = {
  /** The folder of sums, one file a day: `2026-11-20.json`. */
  folder: string;
  /** The folder of nginx's log, which is counted and removed; absent where nginx serves no pages by itself. */
  logFolder?: string | undefined;
  /** The interval between writes, in milliseconds. */
  writeMs?: number | undefined;
};

type CounterContext = { site: SiteAddress; today: () => string; warn: (message: string) => void };

/** Opens the counter and continues with the sums of an earlier run. */
export async function openStatisticsCounter(
  { folder, logFolder, writeMs }: StatisticsOptions,
  { site, today, warn }: CounterContext,
): Promise<StatisticsCounter> {
  let compactedOn: string | undefined;
  const compactDaily = async () => {
    const day = today();
    if (compactedOn === day) return;
    await compactViewFiles(folder, day);
    compactedOn = day;
  };
  const counter = await openDailyCounter({
    today,
    create: (day) => new DaySums(day),
    read: async (day) => (await readDaySums(folder, day)).sums,
    write: (sums) => writeDaySums(folder, sums),
    warn: (reason) => warn(`Page views can't be counted in ${folder}: ${reason}`),
    writeMs,
    beforeWrite: async () => {
      await compactDaily();
      if (logFolder !== undefined) await takeLogParts(logFolder, folder, site, new Date());
    },
  });
  return {
    folder,
    countView(response, headers) {
      const view = response.kind === 'document' ? readDocumentView(response.path, headers, site) : readNavigationView(headers, site);
      if (!view) return;
      counter.count((sums) => {
        sums.countView(view);
        return true;
      });
    },
    countSearch(locale, query, headers, address) {
      if (isCountedReader(headers)) counter.count((sums) => sums.countSearch(locale, query, address));
    },
    close: counter.close,
  };
}
