import type { Core } from '@strapi/strapi';
import { RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible';

import { settings } from '../../env';
import { getTableName } from '../../platform/database/tables';
import type { RateLimit } from './limits';

/** What is counted, and its limit. */
export type RateLimitKey = { key: string; limit: RateLimit };

const Limiter = settings.DATABASE_CLIENT === 'sqlite' ? RateLimiterSQLite : RateLimiterPostgres;

const createLimiter = (strapi: Core.Strapi, { points, seconds }: RateLimit) =>
  new Limiter({
    storeClient: strapi.db.connection,
    storeType: 'knex',
    tableName: getTableName('rate-limit'),
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
export async function consumeRateLimits(strapi: Core.Strapi, all: readonly RateLimitKey[]): Promise<number> {
  for (const { key, limit } of all) {
    try {
      await createLimiter(strapi, limit).consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
      throw error;
    }
  }
  return 0;
}

/** Counts one more of each; whether all were within their limits. */
export async function checkRateLimits(strapi: Core.Strapi, all: readonly RateLimitKey[]): Promise<boolean> {
  return (await consumeRateLimits(strapi, all)) === 0;
}

/** Counts one more of the first that has room for it; whether there was one. */
export async function checkAnyRateLimit(strapi: Core.Strapi, all: readonly RateLimitKey[]): Promise<boolean> {
  for (const limitKey of all) if (await checkRateLimits(strapi, [limitKey])) return true;
  return false;
}

/** Returns how many there are now. */
export async function readRateLimitCount(strapi: Core.Strapi, { key, limit }: RateLimitKey): Promise<number> {
  return (await createLimiter(strapi, limit).get(key))?.consumedPoints ?? 0;
}

/**
 * Counts one more without a limit.
 * @returns the count
 */
export async function incrementRateLimit(strapi: Core.Strapi, { key, limit }: RateLimitKey): Promise<number> {
  return (await createLimiter(strapi, limit).penalty(key)).consumedPoints;
}

/** Reverts counts of an attempt that does not count after all. */
export async function revertRateLimits(strapi: Core.Strapi, all: readonly RateLimitKey[]): Promise<void> {
  for (const { key, limit } of all) await createLimiter(strapi, limit).reward(key);
}

/** Resets the counts of each key. */
export async function resetRateLimits(strapi: Core.Strapi, all: readonly RateLimitKey[]): Promise<void> {
  for (const { key, limit } of all) await createLimiter(strapi, limit).delete(key);
}

/** Forgets the counts whose time is over. */
export async function deleteExpiredRateLimits(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db.getConnection(getTableName('rate-limit')).where('expire', '<', now.getTime()).delete();
}
