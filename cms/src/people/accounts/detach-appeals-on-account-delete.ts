import type { Core, Modules } from '@strapi/strapi';

import { deleteIdentities } from '../sign-in/identities';
import { getRows } from '../../platform/strapi/rows';
import { accountUid } from './account';
import { deleteLetterCodes } from './letter-codes';
import { endAllSessions } from './session';

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
