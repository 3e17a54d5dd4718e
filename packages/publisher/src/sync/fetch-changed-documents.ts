import type { Change } from '@ochiq/contract/wire/change';
import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { DocumentChange } from '@ochiq/pages/incremental/reactive-content';

import type { CmsClient } from '../cms/cms-client.ts';
import { groupByDocument, type ContentStore, type DocumentKey } from '../state/content-store.ts';

/** Above this number reading everything is faster than reading documents one by one. */
const maxSingleReads = 1000;

async function fetchAllDocuments(cms: CmsClient, store: ContentStore): Promise<DocumentChange[]> {
  const fetched = new Map(groupByDocument(await cms.everything()).map((one) => [`${one.key.type} ${one.key.documentId}`, one]));
  for (const key of store.keys)
    fetched.set(`${key.type} ${key.documentId}`, fetched.get(`${key.type} ${key.documentId}`) ?? { key, raw: [] });
  return [...fetched.values()].map(({ key, raw }) => store.updateDocument(key, raw));
}

/** Finds documents that referred to a removed version: they lose that relation without a row in the log. */
function findReferrers(changes: readonly Change[], store: ContentStore): DocumentKey[] {
  const removedIds = changes.flatMap(({ kind, documentId }) =>
    (kind === 'unpublish' || kind === 'delete') && documentId ? [documentId] : [],
  );
  return removedIds.length === 0 ? [] : store.findReferrers(new Set(removedIds));
}

/** Fetches the documents of log rows. @throws CmsUnavailableError */
export async function fetchChangedDocuments(changes: readonly Change[], cms: CmsClient, store: ContentStore): Promise<DocumentChange[]> {
  const named = changes.flatMap(({ type, documentId }) => (type === null ? [] : [{ type, documentId }]));
  // A file or a language may occur in any document.
  if (named.length < changes.length) return fetchAllDocuments(cms, store);
  const idsByType = new Map<ContentTypeName, Set<string>>();
  for (const { type, documentId } of [...named, ...findReferrers(changes, store)])
    idsByType.set(type, (idsByType.get(type) ?? new Set()).add(documentId));
  if ([...idsByType.values()].reduce((count, ids) => count + ids.size, 0) > maxSingleReads) return fetchAllDocuments(cms, store);
  const read: DocumentChange[] = [];
  for (const [type, ids] of idsByType) {
    const fetched = new Map(groupByDocument(await cms.documents(type, [...ids])).map(({ key, raw }) => [key.documentId, raw]));
    for (const documentId of ids) read.push(store.updateDocument({ type, documentId }, fetched.get(documentId) ?? []));
  }
  return read;
}
