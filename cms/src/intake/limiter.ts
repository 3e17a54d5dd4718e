import type { Core } from '@strapi/strapi';
import { RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible';

import { settings } from '../env';
import { tableNameOf } from '../tables/tables';
import type { Limit } from './limits';

/** What is counted, and its limit. */
export type Counted = { key: string; limit: Limit };

const Limiter = settings.DATABASE_CLIENT === 'sqlite' ? RateLimiterSQLite : RateLimiterPostgres;

const limiterOf = (strapi: Core.Strapi, { points, seconds }: Limit) =>
  new Limiter({
    storeClient: strapi.db.connection,
    storeType: 'knex',
    tableName: tableNameOf('rate-limit'),
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: 'forms',
    points,
    duration: seconds,
  });

/**
 * Counts one more for each key, until one is beyond its limit. The counts are in the database: they survive a restart.
 * @returns the milliseconds to wait; 0 where all are within their limits
 */
export async function countedWait(strapi: Core.Strapi, all: readonly Counted[]): Promise<number> {
  for (const { key, limit } of all) {
    try {
      await limiterOf(strapi, limit).consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
      throw error;
    }
  }
  return 0;
}

/** Counts one more of each; whether all were within their limits. */
export async function withinLimits(strapi: Core.Strapi, all: readonly Counted[]): Promise<boolean> {
  return (await countedWait(strapi, all)) === 0;
}

/** Counts one more of the first that has room for it; whether there was one. */
export async function withinOne(strapi: Core.Strapi, all: readonly Counted[]): Promise<boolean> {
  for (const counted of all) if (await withinLimits(strapi, [counted])) return true;
  return false;
}

/** Returns how many there are now. */
export async function countOf(strapi: Core.Strapi, { key, limit }: Counted): Promise<number> {
  return (await limiterOf(strapi, limit).get(key))?.consumedPoints ?? 0;
}

/**
 * Counts one more without a limit.
 * @returns the count
 */
export async function countOne(strapi: Core.Strapi, { key, limit }: Counted): Promise<number> {
  return (await limiterOf(strapi, limit).penalty(key)).consumedPoints;
}

/** Reverts counts of an attempt that does not count after all. */
export async function uncount(strapi: Core.Strapi, all: readonly Counted[]): Promise<void> {
  for (const { key, limit } of all) await limiterOf(strapi, limit).reward(key);
}

/** Resets the counts of each key. */
export async function forgetCounted(strapi: Core.Strapi, all: readonly Counted[]): Promise<void> {
  for (const { key, limit } of all) await limiterOf(strapi, limit).delete(key);
}

/** Forgets the counts whose time is over. */
export async function forgetCounts(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db.getConnection(tableNameOf('rate-limit')).where('expire', '<', now.getTime()).delete();
}
