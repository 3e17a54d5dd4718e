import type { Core } from '@strapi/strapi';

import { settings } from '../../env';
import { runDueJobs } from './carry-out';

/** Looks at the clock while the CMS runs: one look at a time. */
type Scheduler = { stop: () => Promise<void> };

const schedulers = new WeakMap<Core.Strapi, Scheduler>();

function createScheduler(strapi: Core.Strapi): Scheduler {
  const state = { isRunning: true };
  let currentRun: Promise<void> | null = null;

  const runOnce = async () => {
    try {
      // The wall clock each time: it may be set forward or back meanwhile.
      await runDueJobs(strapi, new Date(), () => state.isRunning);
    } catch (error) {
      strapi.log.error(`What is planned could not be looked at: ${error instanceof Error ? error.message : 'unknown error'}`);
    }
  };
  const timer = setInterval(() => {
    currentRun ??= runOnce().finally(() => {
      currentRun = null;
    });
  }, settings.SCHEDULE_MS);
  timer.unref();
  return {
    async stop() {
      state.isRunning = false;
      clearInterval(timer);
      await currentRun;
    },
  };
}

/** Starts carrying out plans, including those missed while the CMS was away. */
export function startScheduler(strapi: Core.Strapi): void {
  schedulers.set(strapi, createScheduler(strapi));
}

/** Stops after the current run. */
export const stopScheduler = async (strapi: Core.Strapi): Promise<void> => schedulers.get(strapi)?.stop();
