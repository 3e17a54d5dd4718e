import type { Core, Modules } from '@strapi/strapi';

import { deleteIdentities } from '../sign-in/resolve-account';
import { getRows } from '../../platform/strapi/rows';
import { accountUid } from './account';
import { deleteLetterCodes } from './letter-codes';
import { endAllSessions } from './session';
import { addDaysToInstant } from '../../submissions/forms/days';
import { getTable } from '../../platform/database/get-table';

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

/**
 * Returns a document middleware that detaches the appeals of a deleted account: the institution still has to answer
 * them.
 */
export function detachAppealsOnAccountDelete(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { documentId: account } = context.params as { documentId?: string };
    if (context.uid !== accountUid || context.action !== 'delete' || account === undefined) return next();
    const detach = async () => {
      await getRows(strapi, 'api::appeal.appeal').updateMany({ where: { account }, data: { account: null } });
      await endAllSessions(strapi, account);
      await deleteLetterCodes(strapi, account);
      await deleteIdentities(strapi, account);
      return next();
    };
    return strapi.db.transaction(detach);
  };
}
