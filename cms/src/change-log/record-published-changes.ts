import { contentTypeNames, getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Core, Modules } from '@strapi/strapi';

import { getRows } from '../strapi/rows';
import { withWriteLock } from '../database/acquire-write-lock';
import { diffVersions, type PublishedVersion } from './diff-versions';
import { withChangeRecord } from './record';

type Params = { documentId?: string; status?: string };

const names = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [getContentTypeUid(name), name]));

const mayChange = (action: string, { status }: Params) =>
  ['publish', 'unpublish', 'delete'].includes(action) || (['create', 'update'].includes(action) && status === 'published');

/**
 * Returns whether an action begins a transaction that may publish, too: Strapi's panel saves a draft and publishes it
 * in one. The write lock is acquired before any row that another transaction may wait for.
 */
const startsTransaction = (strapi: Core.Strapi, action: string) =>
  ['create', 'update', 'clone', 'discardDraft'].includes(action) && strapi.db.inTransaction();

const findPublishedVersions = (strapi: Core.Strapi, uid: string, documentId: string | undefined): Promise<readonly PublishedVersion[]> =>
  documentId === undefined
    ? Promise.resolve([])
    : getRows<PublishedVersion>(strapi, uid).findMany({
        where: { documentId, publishedAt: { $notNull: true } },
        select: ['id', 'locale', 'updatedAt'],
        orderBy: { id: 'asc' },
      });

/** Returns a document middleware that logs changes of published content, in one transaction with the change. */
export function recordPublishedChanges(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const type = names.get(context.uid);
    const params = context.params as Params;
    if (type === undefined) return next();
    if (!mayChange(context.action, params))
      return startsTransaction(strapi, context.action) ? withWriteLock(strapi, async () => next()) : next();
    return withChangeRecord(strapi, async () => {
      const before = await findPublishedVersions(strapi, context.uid, params.documentId);
      const result = await next();
      const documentId = params.documentId ?? (result as { documentId: string }).documentId;
      const after = await findPublishedVersions(strapi, context.uid, documentId);
      const removalKind = context.action === 'delete' ? 'delete' : 'unpublish';
      return { result, changes: diffVersions({ type, documentId }, removalKind, before, after) };
    });
  };
}
