import { contentTypeNames, uidOf, type ContentTypeName } from '@ochiq/contract/content-types';
import type { Core, Modules } from '@strapi/strapi';

import { rowsOf } from '../strapi/rows';
import { inTurn } from '../tables/take-turn';
import { differences, type Version } from './differences';
import { recording } from './record';

type Params = { documentId?: string; status?: string };

const names = new Map<string, ContentTypeName>(contentTypeNames.map((name) => [uidOf(name), name]));

const mayChange = (action: string, { status }: Params) =>
  ['publish', 'unpublish', 'delete'].includes(action) || (['create', 'update'].includes(action) && status === 'published');

/**
 * Returns whether an action begins a transaction that may publish, too: Strapi's panel saves a draft and publishes it
 * in one. The write lock is acquired before any row that another transaction may wait for.
 */
const beginsMore = (strapi: Core.Strapi, action: string) =>
  ['create', 'update', 'clone', 'discardDraft'].includes(action) && strapi.db.inTransaction();

const publishedVersions = (strapi: Core.Strapi, uid: string, documentId: string | undefined): Promise<readonly Version[]> =>
  documentId === undefined
    ? Promise.resolve([])
    : rowsOf<Version>(strapi, uid).findMany({
        where: { documentId, publishedAt: { $notNull: true } },
        select: ['id', 'locale', 'updatedAt'],
        orderBy: { id: 'asc' },
      });

/** Returns a document middleware that logs changes of published content, in one transaction with the change. */
export function changeLog(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const type = names.get(context.uid);
    const params = context.params as Params;
    if (type === undefined) return next();
    if (!mayChange(context.action, params)) return beginsMore(strapi, context.action) ? inTurn(strapi, async () => next()) : next();
    return recording(strapi, async () => {
      const before = await publishedVersions(strapi, context.uid, params.documentId);
      const result = await next();
      const documentId = params.documentId ?? (result as { documentId: string }).documentId;
      const after = await publishedVersions(strapi, context.uid, documentId);
      const gone = context.action === 'delete' ? 'delete' : 'unpublish';
      return { result, changes: differences({ type, documentId }, gone, before, after) };
    });
  };
}
