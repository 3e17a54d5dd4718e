import type { Core } from '@strapi/strapi';

import { addDaysToInstant } from '../../submissions/forms/tashkent-day';
import { getRows } from '../../platform/strapi/rows';
import { getTable } from '../../platform/database/get-table';
import { accountUid } from './account';

/** The days after which an unanswered confirmation letter is considered abandoned. */
const days = 7;

/**
 * Deletes accounts that were never confirmed: their address may be a stranger's. Those with an unanswered letter stay.
 */
export async function deleteUnconfirmedAccounts(strapi: Core.Strapi, now: Date): Promise<void> {
  const waiting = (await getTable(strapi, 'account-code').findMany({})).map(({ account }) => account);
  const where = { confirmed: false, provider: 'local', createdAt: { $lt: addDaysToInstant(now, -days) }, documentId: { $notIn: waiting } };
  await getRows(strapi, accountUid).deleteMany({ where });
}
