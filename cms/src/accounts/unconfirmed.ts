import type { Core } from '@strapi/strapi';

import { instantLater } from '../intake/tashkent-day';
import { rowsOf } from '../strapi/rows';
import { table } from '../tables/table';
import { accountUid } from './account';

/** The days after which an unanswered confirmation letter is considered abandoned. */
const days = 7;

/**
 * Deletes accounts that were never confirmed: their address may be a stranger's. Those with an unanswered letter stay.
 */
export async function forgetUnconfirmed(strapi: Core.Strapi, now: Date): Promise<void> {
  const waiting = (await table(strapi, 'account-code').findMany({})).map(({ account }) => account);
  const where = { confirmed: false, provider: 'local', createdAt: { $lt: instantLater(now, -days) }, documentId: { $notIn: waiting } };
  await rowsOf(strapi, accountUid).deleteMany({ where });
}
