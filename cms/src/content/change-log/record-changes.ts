import { type ContentTypeName, contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import type { Core, Modules } from '@strapi/strapi';

import { getRows } from '../../platform/strapi/rows';
import { withWriteLock } from '../../platform/database/transactions';
import { groupPublished } from '../list-details/entry-states';
import { deleteOutdated, listOutdatedChanges, updateOutdated } from '../translations/stored-outdated';
import { type FreshChange, withChangeRecord } from './record';

/** The published version of a document in one language. */
type PublishedVersion = { id: number; locale: string; updatedAt: string };

type DocumentChange = Extract<FreshChange, { type: ContentTypeName }>;
type Kind = DocumentChange['kind'];
type DocumentIdentity = Pick<DocumentChange, 'type' | 'documentId'>;

/**
 * Returns what has changed between two reads of the published versions of a document. Strapi makes a new row when it
 * publishes; a shared value that reaches another language changes the existing row.
 * @param removalKind the kind of change recorded for a version that no longer exists
 */
function diffVersions(
  identity: DocumentIdentity,
  removalKind: 'unpublish' | 'delete',
  before: readonly PublishedVersion[],
  after: readonly PublishedVersion[],
): readonly DocumentChange[] {
  const ids = new Set(before.map(({ id }) => id));
  const revisions = new Set(before.map(({ id, updatedAt }) => `${String(id)} ${updatedAt}`));
  const isUnchanged = ({ id, updatedAt }: PublishedVersion) => revisions.has(`${String(id)} ${updatedAt}`);
  const changed: Readonly<Partial<Record<Kind, readonly PublishedVersion[]>>> = {
    [removalKind]: before.filter(({ locale }) => !after.some((version) => version.locale === locale)),
    publish: after.filter(({ id }) => !ids.has(id)),
    shared: after.filter((version) => ids.has(version.id) && !isUnchanged(version)),
  };
  return (Object.entries(changed) as [Kind, readonly PublishedVersion[]][]).flatMap(([kind, versions]) =>
    versions.length === 0 ? [] : [{ kind, ...identity, locales: versions.map(({ locale }) => locale).sort(), file: null }],
  );
}

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

/**
 * Lists the translations that are outdated by an action, or no longer: only those that are not read again anyway. The history has the
 * action already.
 */
async function listTranslationChanges(
  strapi: Core.Strapi,
  { type, documentId }: DocumentIdentity,
  after: readonly PublishedVersion[],
  changes: readonly DocumentChange[],
): Promise<readonly FreshChange[]> {
  const document = { type, document: documentId };
  const published = groupPublished(after.map(({ locale }) => ({ documentId, locale }))).get(documentId) ?? [];
  const changed = await updateOutdated(strapi, document, published);
  return listOutdatedChanges(
    document,
    changed.filter((locale) => !changes.some(({ locales }) => locales.includes(locale))),
  );
}

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
      const changes = diffVersions({ type, documentId }, removalKind, before, after);
      return { result, changes: [...changes, ...(await listTranslationChanges(strapi, { type, documentId }, after, changes))] };
    });
  };
}

type LocaleRow = { code: string };
type Locales = {
  create: (locale: LocaleRow, options?: unknown) => Promise<LocaleRow>;
  /** Deletes all versions of all documents in the language, too. */
  delete: (where: { id: number }) => Promise<LocaleRow | null>;
};
type Services = { extend: (uid: string, extension: (service: Locales) => Locales) => unknown };

/** Records added and deleted languages; the deletion of a language and of all that it holds is one transaction. */
export function recordLocaleChanges(strapi: Core.Strapi): void {
  const withLog = <T extends LocaleRow | null>(write: () => Promise<T>) =>
    withChangeRecord(strapi, async () => {
      const result = await write();
      return {
        result,
        changes: result ? [{ kind: 'locale' as const, type: null, documentId: null, locales: [result.code], file: null }] : [],
      };
    });
  strapi.get<Services>('services').extend('plugin::i18n.locales', (service) => ({
    ...service,
    create: (locale, options) => withLog(() => service.create(locale, options)),
    delete: (where) =>
      withLog(async () => {
        const deleted = await service.delete(where);
        if (deleted) await deleteOutdated(strapi, deleted.code);
        return deleted;
      }),
  }));
}

type File = { id: number };
type Write<A> = (input: A) => Promise<File | null>;

const files = 'plugin::upload.file';

/**
 * Records changed and deleted files: entries show a file without being changed when it is. A new file is shown by none
 * of them.
 */
export function recordMediaChanges(strapi: Core.Strapi): void {
  const rows = strapi.db.query(files);
  const withLog = <A>(write: Write<A>) =>
    ((input: A) =>
      withChangeRecord(strapi, async () => {
        const result = await write(input);
        return { result, changes: result ? [{ kind: 'media', type: null, documentId: null, locales: [], file: result.id }] : [] };
      })) satisfies Write<A>;
  rows.update = withLog(rows.update.bind(rows));
  rows.delete = withLog(rows.delete.bind(rows));
}
