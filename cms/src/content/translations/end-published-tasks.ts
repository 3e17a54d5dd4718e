import { type ContentTypeName, contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { localeCodes } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { getRows } from '../../platform/strapi/rows';
import { listPublishedLocales } from '../review/changers';
import { endTasks } from './tasks';

const names = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [getContentTypeUid(name), name]));
const publishing: readonly string[] = ['create', 'update', 'publish'];

type Params = { documentId?: string };

/** Leaves out the languages whose publication is outdated: it was planned or approved before its source was changed. */
async function leaveOutOutdated(strapi: Core.Strapi, type: string, document: string, locales: readonly string[]): Promise<string[]> {
  if (locales.length === 0) return [];
  const rows = await getTable(strapi, 'outdated-translation').findMany({ where: { type, document }, select: ['locale'] });
  return locales.filter((locale) => !rows.some((row) => row.locale === locale));
}

/**
 * Returns a document middleware that ends what people are to translate once it is published, by whomever and in whatever way, and follows
 * its source then, or once its document is deleted; in one transaction with that. It is around what stores which translations are outdated.
 */
export function endPublishedTasks(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const type = names.get(context.uid);
    const { documentId: document } = context.params as Params;
    const isDeletion = context.action === 'delete';
    if (type === undefined || document === undefined || !(isDeletion || publishing.includes(context.action))) return next();
    return withWriteLock(strapi, async () => {
      const result = await next();
      if (!isDeletion)
        await endTasks(strapi, { type, document }, await leaveOutOutdated(strapi, type, document, listPublishedLocales(result)));
      else if ((await getRows(strapi, context.uid).count({ where: { documentId: document } })) === 0)
        await endTasks(strapi, { type, document }, localeCodes);
      return result;
    });
  };
}
