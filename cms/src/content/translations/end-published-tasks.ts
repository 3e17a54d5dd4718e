import { type ContentTypeName, contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { isLocale, localeCodes } from '@ochiq/contract/routing/locales';
import type { Core, Modules } from '@strapi/strapi';

import { getTable } from '../../platform/database/get-table';
import { withWriteLock } from '../../platform/database/transactions';
import { getRows } from '../../platform/strapi/rows';
import type { EntryQuery } from '../history/version';
import { groupPublished } from '../list-details/entry-states';
import { findTakenBackStretch, listNewestPairs } from '../list-details/outdated-since';
import { compareBases, readTranslations } from '../list-details/read-translations';
import { listPublishedLocales } from '../review/changers';
import { endTask, endTasks } from './tasks';

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
 * Ends what people were to translate of a document because of a change that was taken back since: the source says again what the
 * translation follows, also where it was withdrawn between. What was assigned before the change was published, or after that, is about
 * something else, and stays.
 */
async function endTakenBackTasks(strapi: Core.Strapi, { type, document }: Pick<EntryQuery, 'type' | 'document'>): Promise<void> {
  const tasks = await getTable(strapi, 'translation-task').findMany({ where: { document, type } });
  if (tasks.length === 0) return;
  const search = { where: { documentId: document, publishedAt: { $notNull: true } }, select: ['documentId', 'locale'] };
  const rows = await getRows<{ documentId: string; locale: string }>(strapi, getContentTypeUid(type)).findMany(search);
  const { findBasis } = await readTranslations(strapi, type, groupPublished(rows));
  for (const task of tasks) {
    const basis = isLocale(task.locale) ? findBasis(document, task.locale) : null;
    const stretch = basis && findTakenBackStretch(basis, await compareBases(strapi, type, listNewestPairs(basis)));
    const at = new Date(task.at).getTime();
    if (stretch && stretch.changedAt <= at && at <= stretch.takenBackAt) await endTask(strapi, task);
  }
}

/**
 * Returns a document middleware that ends what people are to translate once it is published, by whomever and in whatever way, and follows
 * its source then; once its source says again what it follows; or once its document is deleted. It does so in one transaction with that,
 * and is around what stores which translations are outdated.
 */
export function endPublishedTasks(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const type = names.get(context.uid);
    const { documentId: document } = context.params as Params;
    const isDeletion = context.action === 'delete';
    if (type === undefined || document === undefined || !(isDeletion || publishing.includes(context.action))) return next();
    return withWriteLock(strapi, async () => {
      const result = await next();
      const published = isDeletion ? [] : listPublishedLocales(result);
      if (published.length > 0) {
        await endTasks(strapi, { type, document }, await leaveOutOutdated(strapi, type, document, published));
        await endTakenBackTasks(strapi, { type, document });
      }
      if (isDeletion && (await getRows(strapi, context.uid).count({ where: { documentId: document } })) === 0)
        await endTasks(strapi, { type, document }, localeCodes);
      return result;
    });
  };
}
