import type { ChangesAnswer } from '@ochiq/contract/change';
import type { DocumentChange } from '@ochiq/pages/live/live-content';
import { readTables } from '@ochiq/pages/table-files';

import { readDataFiles } from '../files/read-data-files.ts';
import type { DocumentKey } from './content-store.ts';
import { markFresh, type Followed } from './followed.ts';
import { publicIn } from './live-release.ts';
import type { Means } from './means.ts';
import { readChanged } from './read-changed.ts';

/**
 * Returns whether the log still contains every change after `cursor`; false after a restored backup or after retention
 * deleted rows.
 */
const goesOn = ({ first, last }: ChangesAnswer, cursor: number) => first - 1 <= cursor && cursor <= last;

/** Rereads the data files where datasets changed. */
export async function updateTables(followed: Followed, documents: readonly DocumentChange[], cmsUrl: string): Promise<void> {
  if (!documents.some(({ type }) => type === 'dataset')) return;
  followed.csv = await readDataFiles(followed.site.content, cmsUrl, followed.csv, publicIn(followed.live.folder));
  followed.tables = readTables(followed.csv);
  followed.site.turn({ tables: followed.tables });
}

/** Applies documents. @returns documents that were suspended and are retried */
function takeIn({ quarantine, site }: Followed, documents: readonly DocumentChange[]): DocumentChange[] {
  return documents.length > 0 ? quarantine.take(site, documents) : quarantine.retry(site, performance.now());
}

/**
 * Pulls new rows of the change log and applies them.
 * @returns the documents that were fetched; `null` where the log is not continuous and everything must be reloaded
 * @throws CmsUnavailableError
 */
export async function takeNews(followed: Followed, { options, queue, spent }: Means): Promise<DocumentKey[] | null> {
  const { cms, cmsUrl, today } = options;
  const answer = await spent.on('read', () => cms.changes(followed.cursor));
  if (!goesOn(answer, followed.cursor)) return null;
  const { changes, last } = answer;
  const day = today();
  // A missing file may have been restored.
  if (changes.some(({ kind }) => kind === 'media')) followed.missing.clear();
  const read = await spent.on('read', () => readChanged(changes, cms, followed.store));
  followed.cursor = changes.at(-1)?.id ?? last;
  queue.waiting.push(...changes);
  queue.unread = Math.max(0, last - followed.cursor);
  const documents = await spent.on('plan', () => [...read, ...takeIn(followed, read)]);
  markFresh(followed.fresh, documents);
  await updateTables(followed, documents, cmsUrl);
  followed.site.turn({ today: day });
  return read.map(({ type, documentId }) => ({ type, documentId }));
}
