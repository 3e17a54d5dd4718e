import type { Change, ChangesResponse } from '@ochiq/contract/wire/change';
import type { DocumentChange } from '@ochiq/pages/incremental/reactive-content';
import { readTables } from '@ochiq/pages/tables/table-files';
import type { ContentTypeName } from '@ochiq/contract/content-types';

import { readDataFiles } from '../assets/read-data-files.ts';
import { type DocumentKey, formatDocumentKey, groupByDocument } from '../cms/entry-envelope.ts';
import type { ContentStore } from '../state/content-store.ts';
import { batchGrowth, firstBatchSize, markPendingAssets, type SiteState } from '../state/site-state.ts';
import { getPublicDir } from '../state/live-release.ts';
import type { PublisherContext } from './publisher-context.ts';
import type { CmsClient } from '../cms/cms-client.ts';

/** The maximum number of rows that a sync reads. */
const maxBatchSize = 1000;
/** Above this number reading everything is faster than reading documents one by one. */
const maxSingleReads = 1000;

async function fetchAllDocuments(cms: CmsClient, store: ContentStore): Promise<DocumentChange[]> {
  const removed = new Map(store.keys.map((key) => [formatDocumentKey(key), key]));
  const read: DocumentChange[] = [];
  await cms.everything((entries) => {
    for (const { key, raw } of groupByDocument(entries)) {
      removed.delete(formatDocumentKey(key));
      read.push(store.updateDocument(key, raw));
    }
  });
  for (const key of removed.values()) read.push(store.updateDocument(key, []));
  return read;
}

/** Finds documents that referred to a removed version: they lose that relation without a row in the log. */
function findReferrers(changes: readonly Change[], store: ContentStore): DocumentKey[] {
  const removedIds = changes.flatMap(({ kind, documentId }) =>
    (kind === 'unpublish' || kind === 'delete') && documentId ? [documentId] : [],
  );
  return removedIds.length === 0 ? [] : store.findReferrers(new Set(removedIds));
}

/** Fetches the documents of log rows. @throws CmsUnavailableError */
async function fetchChangedDocuments(changes: readonly Change[], cms: CmsClient, store: ContentStore): Promise<DocumentChange[]> {
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

/**
 * Returns whether the log still contains every change after `cursor`; false after a restored backup or after retention
 * deleted rows.
 */
const isLogContinuous = ({ first, last }: ChangesResponse, cursor: number) => first - 1 <= cursor && cursor <= last;

/** Rereads the data files where datasets changed. */
export async function updateTables(state: SiteState, documents: readonly DocumentChange[], cmsUrl: string): Promise<void> {
  if (!documents.some(({ type }) => type === 'dataset')) return;
  state.csv = await readDataFiles(state.site.content, cmsUrl, state.csv, getPublicDir(state.live.folder));
  state.tables = readTables(state.csv);
  state.site.setInputs({ tables: state.tables });
}

/** Applies documents. @returns documents that were suspended and are retried */
function applyDocuments({ quarantine, site }: SiteState, documents: readonly DocumentChange[]): DocumentChange[] {
  return documents.length > 0 ? quarantine.applyChanges(site, documents) : quarantine.retry(site, performance.now());
}

/**
 * Pulls new rows of the change log and applies them.
 * @returns the documents that were fetched; `null` where the log is not continuous and everything must be reloaded
 * @throws CmsUnavailableError
 */
export async function pullChanges(state: SiteState, { options, queue, stageTimer }: PublisherContext): Promise<DocumentKey[] | null> {
  const { cms, cmsUrl, today } = options;
  const response = await stageTimer.measure('read', () => cms.changes(state.cursor, state.batchSize));
  if (!isLogContinuous(response, state.cursor)) return null;
  const { changes, last } = response;
  const currentDay = today();
  // A missing file may have been restored.
  if (changes.some(({ kind }) => kind === 'media')) state.missing.clear();
  const read = await stageTimer.measure('read', () => fetchChangedDocuments(changes, cms, state.store));
  state.cursor = changes.at(-1)?.id ?? last;
  queue.waiting.push(...changes);
  queue.unread = Math.max(0, last - state.cursor);
  // The first pages of a bulk publication are live soon, and the pages that mention them are not rendered for each few.
  state.batchSize = queue.unread === 0 ? firstBatchSize : Math.min(state.batchSize * batchGrowth, maxBatchSize);
  const documents = await stageTimer.measure('plan', () => [...read, ...applyDocuments(state, read)]);
  markPendingAssets(state.fresh, documents);
  await updateTables(state, documents, cmsUrl);
  state.site.setInputs({ today: currentDay });
  return read.map(({ type, documentId }) => ({ type, documentId }));
}
