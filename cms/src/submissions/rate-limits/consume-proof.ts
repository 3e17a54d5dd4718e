import type { Core } from '@strapi/strapi';

import { isUniqueViolation } from '../../platform/strapi/rows';
import { getTable } from '../../platform/database/get-table';
import type { VerifiedProof } from './proof';

/**
 * Consumes the proof of a request that is not stored.
 * @returns false where it was used before
 */
export async function consumeProof(strapi: Core.Strapi, proved: VerifiedProof | null): Promise<boolean> {
  try {
    if (proved) await getTable(strapi, 'used-challenge').create({ data: proved });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
