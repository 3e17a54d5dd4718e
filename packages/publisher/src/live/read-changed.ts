import type { Change } from '@ochiq/contract/change';
import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { DocumentChange } from '@ochiq/pages/live/live-content';

import type { Cms } from '../cms/cms.ts';
import { byDocument, type ContentStore, type DocumentKey } from './content-store.ts';

/** Above this number reading everything is faster than reading documents one by one. */
const many = 1000;

async function readEverything(cms: Cms, store: ContentStore): Promise<DocumentChange[]> {
  const found = new Map(byDocument(await cms.everything()).map((one) => [`${one.key.type} ${one.key.documentId}`, one]));
  for (const key of store.keys) found.set(`${key.type} ${key.documentId}`, found.get(`${key.type} ${key.documentId}`) ?? { key, raw: [] });
  return [...found.values()].map(({ key, raw }) => store.take(key, raw));
}

/** Finds documents that referred to a removed version: they lose that relation without a row in the log. */
function referrers(changes: readonly Change[], store: ContentStore): DocumentKey[] {
  const gone = changes.flatMap(({ kind, documentId }) => ((kind === 'unpublish' || kind === 'delete') && documentId ? [documentId] : []));
  return gone.length === 0 ? [] : store.pointingTo(new Set(gone));
}

/** Fetches the documents of log rows. @throws CmsUnavailableError */
export async function readChanged(changes: readonly Change[], cms: Cms, store: ContentStore): Promise<DocumentChange[]> {
  const named = changes.flatMap(({ type, documentId }) => (type === null ? [] : [{ type, documentId }]));
  // A file or a language may occur in any document.
  if (named.length < changes.length) return readEverything(cms, store);
  const wanted = new Map<ContentTypeName, Set<string>>();
  for (const { type, documentId } of [...named, ...referrers(changes, store)])
    wanted.set(type, (wanted.get(type) ?? new Set()).add(documentId));
  if ([...wanted.values()].reduce((count, ids) => count + ids.size, 0) > many) return readEverything(cms, store);
  const read: DocumentChange[] = [];
  for (const [type, ids] of wanted) {
    const found = new Map(byDocument(await cms.documents(type, [...ids])).map(({ key, raw }) => [key.documentId, raw]));
    for (const documentId of ids) read.push(store.take({ type, documentId }, found.get(documentId) ?? []));
  }
  return read;
}
