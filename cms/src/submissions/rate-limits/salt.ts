import { randomBytes } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { isUniqueViolation } from '../../platform/strapi/rows';
import { getTable } from '../../platform/database/get-table';
import { toTashkentDay } from '../forms/days';

const cachedSalts = new WeakMap<Core.Strapi, { month: string; value: string }>();

async function readOrCreateSalt(strapi: Core.Strapi, month: string): Promise<string> {
  const salts = getTable(strapi, 'salt');
  const storedSalt = await salts.findOne({ where: { month } });
  if (storedSalt) return storedSalt.value;
  const value = randomBytes(32).toString('hex');
  try {
    await salts.create({ data: { month, value } });
    return value;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return readOrCreateSalt(strapi, month);
  }
}

/**
 * Returns the month's secret. Once it is deleted, a hash can no longer be traced to an address, not even by trying them
 * all.
 */
export async function getMonthlySalt(strapi: Core.Strapi, now: Date): Promise<string> {
  const month = toTashkentDay(now).slice(0, 7);
  const cached = cachedSalts.get(strapi);
  if (cached?.month === month) return cached.value;
  const value = await readOrCreateSalt(strapi, month);
  cachedSalts.set(strapi, { month, value });
  return value;
}

/** Deletes the salts of all months but this and the last one. */
export async function deleteOldSalts(strapi: Core.Strapi, now: Date): Promise<void> {
  const lastMonth = toTashkentDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1, 12))).slice(0, 7);
  await getTable(strapi, 'salt').deleteMany({ where: { month: { $lt: lastMonth } } });
}
