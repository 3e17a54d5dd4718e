import type { Core } from '@strapi/strapi';
import { createPollingWorker, type PollingWorker } from '@ochiq/service-kit/polling-worker';

import { settings } from '../env';
import { runDueJobs } from './carry-out';

/** Look at the clock while the CMS runs. */
const schedulers = new WeakMap<Core.Strapi, PollingWorker>();

const createScheduler = (strapi: Core.Strapi): PollingWorker =>
  createPollingWorker({
    // The wall clock each time: it may be set forward or back meanwhile.
    run: (signal) => runDueJobs(strapi, new Date(), () => !signal.aborted),
    intervalMs: settings.SCHEDULE_MS,
    onError: (error) =>
      strapi.log.error(`What is planned could not be looked at: ${error instanceof Error ? error.message : 'unknown error'}`),
    unref: true,
  });

/** Starts carrying out plans, including those missed while the CMS was away. */
export function startScheduler(strapi: Core.Strapi): void {
  schedulers.set(strapi, createScheduler(strapi));
}

/** Stops after the current run. */
export const stopScheduler = async (strapi: Core.Strapi): Promise<void> => schedulers.get(strapi)?.stop();
