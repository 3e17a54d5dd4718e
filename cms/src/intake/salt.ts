import { randomBytes } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { isTaken } from '../strapi/rows';
import { table } from '../tables/table';
import { dayIn } from './tashkent-day';

const known = new WeakMap<Core.Strapi, { month: string; value: string }>();

async function keptOrNew(strapi: Core.Strapi, month: string): Promise<string> {
  const salts = table(strapi, 'salt');
  const kept = await salts.findOne({ where: { month } });
  if (kept) return kept.value;
  const value = randomBytes(32).toString('hex');
  try {
    await salts.create({ data: { month, value } });
    return value;
  } catch (error) {
    if (!isTaken(error)) throw error;
    return keptOrNew(strapi, month);
  }
}

/**
 * Returns the month's secret. Once it is deleted, a hash can no longer be traced to an address, not even by trying them
 * all.
 */
export async function saltOf(strapi: Core.Strapi, now: Date): Promise<string> {
  const month = dayIn(now).slice(0, 7);
  const last = known.get(strapi);
  if (last?.month === month) return last.value;
  const value = await keptOrNew(strapi, month);
  known.set(strapi, { month, value });
  return value;
}

/** Deletes the salts of all months but this and the last one. */
export async function forgetSalts(strapi: Core.Strapi, now: Date): Promise<void> {
  const lastMonth = dayIn(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1, 12))).slice(0, 7);
  await table(strapi, 'salt').deleteMany({ where: { month: { $lt: lastMonth } } });
}
