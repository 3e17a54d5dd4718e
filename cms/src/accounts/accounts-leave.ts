import type { Core, Modules } from '@strapi/strapi';

import { forgetIdentities } from '../sign-in/identities';
import { rowsOf } from '../strapi/rows';
import { accountUid } from './account';
import { forgetCodes } from './letter-codes';
import { endSessions } from './session';

/**
 * Returns a document middleware that detaches the appeals of a deleted account: the institution still has to answer
 * them.
 */
export function accountsLeave(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { documentId: account } = context.params as { documentId?: string };
    if (context.uid !== accountUid || context.action !== 'delete' || account === undefined) return next();
    const leave = async () => {
      await rowsOf(strapi, 'api::appeal.appeal').updateMany({ where: { account }, data: { account: null } });
      await endSessions(strapi, account);
      await forgetCodes(strapi, account);
      await forgetIdentities(strapi, account);
      return next();
    };
    return strapi.db.transaction(leave);
  };
}
