import type { Core } from '@strapi/strapi';

import { settings } from '../env';
import { carryOutDue } from './carry-out';

/** Looks at the clock while the CMS runs: one look at a time. */
type Clockwork = { stop: () => Promise<void> };

const clockworks = new WeakMap<Core.Strapi, Clockwork>();

function wind(strapi: Core.Strapi): Clockwork {
  const state = { isWound: true };
  let look: Promise<void> | null = null;

  const lookOnce = async () => {
    try {
      // The wall clock each time: it may be set forward or back meanwhile.
      await carryOutDue(strapi, new Date(), () => state.isWound);
    } catch (error) {
      strapi.log.error(`What is planned could not be looked at: ${error instanceof Error ? error.message : 'unknown error'}`);
    }
  };
  const timer = setInterval(() => {
    look ??= lookOnce().finally(() => {
      look = null;
    });
  }, settings.SCHEDULE_MS);
  timer.unref();
  return {
    async stop() {
      state.isWound = false;
      clearInterval(timer);
      await look;
    },
  };
}

/** Starts carrying out plans, including those missed while the CMS was away. */
export function startClockwork(strapi: Core.Strapi): void {
  clockworks.set(strapi, wind(strapi));
}

/** Stops after the current run. */
export const stopClockwork = async (strapi: Core.Strapi): Promise<void> => clockworks.get(strapi)?.stop();
