import type { Change } from '@ochiq/contract/change';
import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { DocumentChange } from '@ochiq/pages/live/live-content';

import type { Cms } from '../cms/cms.ts';
import { byDocument, type ContentStore } from './content-store.ts';

/** Reads anew what rows of the log are about. @throws CmsAway */
export async function readChanged(changes: readonly Change[], cms: Cms, store: ContentStore): Promise<DocumentChange[]> {
  // A file or a language may be in any document.
  if (changes.some(({ kind }) => kind === 'media' || kind === 'locale')) {
    const found = new Map(byDocument(await cms.everything()).map((one) => [`${one.key.type} ${one.key.documentId}`, one]));
    for (const key of store.keys)
      found.set(`${key.type} ${key.documentId}`, found.get(`${key.type} ${key.documentId}`) ?? { key, raw: [] });
    return [...found.values()].map(({ key, raw }) => store.take(key, raw));
  }
  const wanted = new Map<ContentTypeName, Set<string>>();
  for (const { type, documentId } of changes) if (type !== null) wanted.set(type, (wanted.get(type) ?? new Set()).add(documentId));
  const read: DocumentChange[] = [];
  for (const [type, ids] of wanted) {
    const found = new Map(byDocument(await cms.documents(type, [...ids])).map(({ key, raw }) => [key.documentId, raw]));
    for (const documentId of ids) read.push(store.take({ type, documentId }, found.get(documentId) ?? []));
  }
  return read;
}
