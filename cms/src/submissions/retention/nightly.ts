import type { Core } from '@strapi/strapi';

import { syncStatistics } from '../moderation/statistics';
import { purgeExpiredRows } from './purge-expired-rows';

/** At three in the night of Tashkent. */
const options = { rule: '0 3 * * *', tz: 'Asia/Tashkent' };

async function runNightlyWork(strapi: Core.Strapi): Promise<void> {
  const now = new Date();
  await purgeExpiredRows(strapi, now);
  await syncStatistics(strapi, now);
}

/** Deletes expired rows and refreshes the statistics, every night; Strapi stops the job when it ends. */
export function startNightlyJob(strapi: Core.Strapi): void {
  const task = async () => {
    try {
      await runNightlyWork(strapi);
    } catch (error) {
      strapi.log.error(`The work of the night was not done: ${error instanceof Error ? error.message : 'unknown error'}`);
    }
  };
  strapi.cron.add({ 'ochiq-nightly': { task, options } });
}
