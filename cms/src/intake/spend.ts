import type { Core } from '@strapi/strapi';

import { isTaken } from '../strapi/rows';
import { table } from '../tables/table';
import type { Proved } from './proof';

/**
 * Consumes the proof of a request that is not stored.
 * @returns false where it was used before
 */
export async function spend(strapi: Core.Strapi, proved: Proved | null): Promise<boolean> {
  try {
    if (proved) await table(strapi, 'used-challenge').create({ data: proved });
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}
