import type { Core } from '@strapi/strapi';

import { settleStatistics } from '../moderation/statistics';
import { purge } from './purge';

/** At three in the night of Tashkent. */
const options = { rule: '0 3 * * *', tz: 'Asia/Tashkent' };

async function tidyUp(strapi: Core.Strapi): Promise<void> {
  const now = new Date();
  await purge(strapi, now);
  await settleStatistics(strapi, now);
}

/** Deletes expired rows and refreshes the statistics, every night; Strapi stops the job when it ends. */
export function startNightly(strapi: Core.Strapi): void {
  const task = async () => {
    try {
      await tidyUp(strapi);
    } catch (error) {
      strapi.log.error(`The work of the night was not done: ${error instanceof Error ? error.message : 'unknown error'}`);
    }
  };
  strapi.cron.add({ 'ochiq-nightly': { task, options } });
}
